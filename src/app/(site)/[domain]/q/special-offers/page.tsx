import type { Metadata } from 'next'
import { lastPageInstead } from '../../directory/lastPageInstead'
import { findOffers, OFFERS_PATH, offersMetadata, OffersPage, offersState } from '../../offers/OffersPage'
import { requireSite } from '../../requireSite'
import { toSearchParams } from '../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const stateOf = async (searchParams: PageProps['searchParams']) => offersState(toSearchParams(await searchParams))

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> =>
  offersMetadata(await requireSite(params), await stateOf(searchParams))

/** The offers search with a query string: text, brand, kind, page (RTE-25). */
const Page = async ({ params, searchParams }: PageProps) => {
  const [site, state] = await Promise.all([requireSite(params), stateOf(searchParams)])
  lastPageInstead(OFFERS_PATH, state, await findOffers(site, state))
  return <OffersPage site={site} state={state} />
}

export default Page
