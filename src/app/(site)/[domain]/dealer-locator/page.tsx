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
    title: 'Our locations',
    description: `Where to find ${name}: addresses, opening hours and phones.`,
    path: '/dealer-locator',
  })
}

/** Dealers and locations (RTE-33). */
const DealerLocatorPage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return (
    <LocationsScreen
      site={site}
      title="Our locations"
      intro="Addresses, phones and opening hours. Drop in, or call ahead and the kettle is on."
      locations={site.locations}
      path="/dealer-locator"
    />
  )
}

export default DealerLocatorPage
