import type { Metadata } from 'next'
import { parseLocatorParams } from '@/src/domain/locations/locator'
import { locatorMetadata, LocatorPage } from '../../dealer-locator/LocatorPage'
import { requireSite } from '../../requireSite'
import { toSearchParams } from '../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  locatorMetadata(await requireSite(params))

/** The dealer locator with a question: postcode, brand, department (RTE-33). */
const Page = async ({ params, searchParams }: PageProps) => {
  const [site, asked] = await Promise.all([requireSite(params), searchParams])
  return <LocatorPage site={site} state={parseLocatorParams(toSearchParams(asked))} />
}

export default Page
