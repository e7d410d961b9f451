import type { Metadata } from 'next'
import { emptyLocatorState } from '@/src/domain/locations/locator'
import { requireSite } from '../requireSite'
import { locatorMetadata, LocatorScreen } from './LocatorScreen'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  locatorMetadata(await requireSite(params))

/** Dealers and locations (RTE-33). */
const DealerLocatorPage = async ({ params }: PageProps) => (
  <LocatorScreen site={await requireSite(params)} state={emptyLocatorState} />
)

export default DealerLocatorPage
