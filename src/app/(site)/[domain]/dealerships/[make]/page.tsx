import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/content/contentMetadata'
import { getBrands } from '@/src/data/getBrands'
import { getLocationExtras } from '@/src/data/getLocationExtras'
import type { Site } from '@/tenants/Site'
import { LocationsScreen } from '../../locations/LocationsScreen'
import { requireSite } from '../../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; make: string }>
}

/** Sales places that name the brand, or no brand at all. */
const sellersOf = async (site: Site, slug: string) => {
  const places = site.locations.filter(({ locationType }) => locationType === null || locationType === 'sales')
  const extras = await Promise.all(places.map((place) => getLocationExtras(site, place)))
  return places.filter((_, index) => {
    const brands = extras[index]?.brandSlugs ?? []
    return brands.length === 0 || brands.includes(slug)
  })
}

const load = async (params: PageProps['params']) => {
  const site = await requireSite(params)
  const { make } = await params
  return { site, brand: (await getBrands(site.id)).find(({ slug }) => slug === make) ?? null }
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { site, brand } = await load(params)
  if (!brand) return {}
  const { title, slug } = brand
  return contentMetadata({
    title: `${title} dealerships`,
    description: `Where ${site.name} sells ${title}.`,
    path: `/dealerships/${slug}`,
  })
}

/** Dealers that sell a brand (RTE-32). */
const BrandDealershipsPage = async ({ params }: PageProps) => {
  const { site, brand } = await load(params)
  if (!brand) notFound()
  return (
    <LocationsScreen
      site={site}
      title={`${brand.title} dealerships`}
      intro={`Where to see, drive and buy a ${brand.title}.`}
      locations={await sellersOf(site, brand.slug)}
      parents={[{ label: 'Our dealerships', href: '/dealerships' }]}
    />
  )
}

export default BrandDealershipsPage
