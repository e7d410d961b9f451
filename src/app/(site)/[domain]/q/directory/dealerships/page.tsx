import type { Metadata } from 'next'
import { lastPageInstead } from '../../../directory/lastPageInstead'
import {
  findDealerships,
  DEALERSHIP_DIRECTORY_PATH,
  dealershipsMetadata,
  DealershipsPage,
  dealershipsState,
} from '@/src/app/(site)/[domain]/directory/DealershipsPage'
import { requireSite } from '../../../requireSite'
import { toSearchParams } from '../../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const stateOf = async (searchParams: PageProps['searchParams']) => dealershipsState(toSearchParams(await searchParams))

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> =>
  dealershipsMetadata(await requireSite(params), await stateOf(searchParams))

/** The same with a query string: text, filters, order, page (SRP-33). */
const Page = async ({ params, searchParams }: PageProps) => {
  const [site, state] = await Promise.all([requireSite(params), stateOf(searchParams)])
  const result = await findDealerships(site, state)
  lastPageInstead(DEALERSHIP_DIRECTORY_PATH, state, result)
  return <DealershipsPage site={site} state={state} result={result} />
}

export default Page
