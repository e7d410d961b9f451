import type { Metadata } from 'next'
import { emptyLocatorState } from '@/src/domain/locations/locator'
import { requireSite } from '../requireSite'
import { locatorMetadata, LocatorPage } from './LocatorPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  locatorMetadata(await requireSite(params))

/** Dealers and locations (RTE-33). */
const Page = async ({ params }: PageProps) => <LocatorPage site={await requireSite(params)} state={emptyLocatorState} />

export default Page
