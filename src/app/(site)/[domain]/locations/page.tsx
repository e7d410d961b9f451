import type { Metadata } from 'next'
import { emptyLocatorState } from '@/src/domain/locations/locator'
import { requireSite } from '../requireSite'
import { locatorMetadata, LocatorScreen } from '../dealer-locator/LocatorScreen'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  locatorMetadata(await requireSite(params))

/** The same list at the folder of the location pages (RTE-33, RTE-35). */
const LocationsPage = async ({ params }: PageProps) => (
  <LocatorScreen site={await requireSite(params)} state={emptyLocatorState} />
)

export default LocationsPage
