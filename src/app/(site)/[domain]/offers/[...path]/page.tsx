import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { getBrands } from '@/src/data/content/getBrands'
import { getOffer } from '@/src/data/content/getOffer'
import { getSeo } from '@/src/data/site/getSeo'
import { requireSite } from '../../requireSite'
import { OfferPage } from '../OfferPage'
import { FirstOffers } from '../OffersPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; path: string[] }>
}

/** `/offers/{id}`, `/offers/{brand}/{id}` (RTE-27), or `/offers/{brand}`: the brand's offers. */
const load = async (params: PageProps['params']) => {
  const site = await requireSite(params)
  const { path } = await params
  const [first = '', second, ...rest] = path
  if (rest.length > 0) return { site, offer: null, brand: null }
  const offer = await getOffer(site, second ?? first, new Date())
  if (offer) return { site, offer: !second || offer.brand?.slug === first ? offer : null, brand: null }
  const brand = second ? null : (await getBrands(site.id)).find(({ slug }) => slug === first)
  return { site, offer: null, brand: brand ?? null }
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { site, offer, brand } = await load(params)
  if (offer)
    return contentMetadata({
      title: offer.name,
      description: offer.summary,
      path: offer.href,
      image: offer.image,
      seo: await getSeo(site.id, 'offers', offer.id),
    })
  if (!brand) return {}
  return contentMetadata({
    title: `${brand.title} offers`,
    description: `Current ${brand.title} offers at ${site.name}.`,
    path: `/offers/${brand.slug}`,
  })
}

/** One offer (RTE-27, CON-20..23). 404 for an offer that has ended, or is excluded from this website. */
const Page = async ({ params }: PageProps) => {
  const { site, offer, brand } = await load(params)
  if (brand) return <FirstOffers site={site} brandSlug={brand.slug} />
  if (!offer) notFound()
  return <OfferPage site={site} offer={offer} />
}

export default Page
