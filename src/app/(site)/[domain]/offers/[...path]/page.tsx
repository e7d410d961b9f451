import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/content/contentMetadata'
import { EnquirySection } from '@/src/components/content/EnquirySection'
import { OfferDetail } from '@/src/components/content/OfferDetail'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { Breadcrumb } from '@/src/components/ui/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { Section } from '@/src/components/ui/Section'
import { getBrands } from '@/src/data/getBrands'
import { getOffer } from '@/src/data/getOffer'
import { getOffers } from '@/src/data/getOffers'
import { requireSite } from '../../requireSite'
import { FirstOffers } from '../OffersScreen'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; path: string[] }>
}

const MORE = 3

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
    return contentMetadata({ title: offer.name, description: offer.summary, path: offer.href, image: offer.image })
  if (!brand) return {}
  return contentMetadata({
    title: `${brand.title} offers`,
    description: `Current ${brand.title} offers at ${site.name}.`,
    path: `/offers/${brand.slug}`,
  })
}

/** One offer (RTE-27, CON-20..23). An offer that is over, or kept off this website, is not found. */
const OfferPage = async ({ params }: PageProps) => {
  const { site, offer, brand } = await load(params)
  if (brand) return <FirstOffers site={site} brandSlug={brand.slug} />
  if (!offer) notFound()
  const others = (await getOffers(site, new Date())).filter(({ id }) => id !== offer.id).slice(0, MORE)
  return (
    <>
      <Container className="pt-5">
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: 'Special offers', href: '/special-offers' },
            { label: offer.name, href: null },
          ]}
        />
      </Container>
      <OfferDetail {...offer} description={offer.summary} />
      <EnquirySection
        site={site}
        kind="offer"
        id="enquire"
        title="Ask about this offer"
        text={`Send your question to ${site.name}. A person who knows the offer answers.`}
        submitLabel="Enquire Now"
        message={{ text: `I am interested in the offer “${offer.name}”.` }}
      />
      {others.length > 0 && (
        <Section title="More offers" link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards offers={others} />
        </Section>
      )}
    </>
  )
}

export default OfferPage
