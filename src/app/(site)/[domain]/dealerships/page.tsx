import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/content/contentMetadata'
import { requireSite } from '../requireSite'
import { LocationsScreen } from '../locations/LocationsScreen'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { name } = await requireSite(params)
  return contentMetadata({
    title: 'Our dealerships',
    description: `Where to find ${name}: addresses, opening hours and phones.`,
    path: '/dealerships',
  })
}

/** Dealers: the places that sell (RTE-32). */
const DealershipsPage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return (
    <LocationsScreen
      site={site}
      title="Our dealerships"
      intro="Every showroom, its people and its hours."
      locations={site.locations.filter(({ locationType }) => locationType === null || locationType === 'sales')}
    />
  )
}

export default DealershipsPage
