import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { brandDealers, salesPlaces } from '@/src/data/directories/brandDealers'
import { LocationsPage } from '../../locations/LocationsPage'
import { requireSite } from '../../requireSite'
import { DealershipChips } from '../DealershipChips'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; make: string }>
}

const load = async (params: PageProps['params']) => {
  const site = await requireSite(params)
  const { make } = await params
  const dealers = await brandDealers(site)
  return { site, dealers, found: dealers.find(({ brand }) => brand.slug === make) ?? null }
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { site, found } = await load(params)
  if (!found) return {}
  const { title, slug } = found.brand
  return contentMetadata({
    title: `${title} dealerships`,
    description: `Where ${site.name} sells ${title}.`,
    path: `/dealerships/${slug}`,
  })
}

/** Dealers that sell a brand (RTE-32). */
const Page = async ({ params }: PageProps) => {
  const { site, dealers, found } = await load(params)
  if (!found) notFound()
  const { brand, places } = found
  return (
    <LocationsPage
      site={site}
      title={`${brand.title} dealerships`}
      intro={`Where to see, drive and buy a ${brand.title}.`}
      locations={places}
      parents={[{ label: 'Our dealerships', href: '/dealerships' }]}
      path={`/dealerships/${brand.slug}`}
    >
      <DealershipChips total={salesPlaces(site).length} dealers={dealers} current={brand.slug} />
    </LocationsPage>
  )
}

export default Page
