import type { Metadata } from 'next'
import { partsMetadata, PartsPage, partsState } from '@/src/app/(site)/[domain]/parts/PartsPage'
import { requireSite } from '../../../requireSite'
import { toSearchParams } from '../../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const stateOf = async (searchParams: PageProps['searchParams']) => partsState(toSearchParams(await searchParams))

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> =>
  partsMetadata(await requireSite(params), await stateOf(searchParams))

/** The parts search with a query string: part, make, state (RTE-26). */
const Page = async ({ params, searchParams }: PageProps) => (
  <PartsPage site={await requireSite(params)} state={await stateOf(searchParams)} />
)

export default Page
