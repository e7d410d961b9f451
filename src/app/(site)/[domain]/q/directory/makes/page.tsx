import type { Metadata } from 'next'
import { lastPageInstead } from '../../../directory/lastPageInstead'
import { findMakes, MAKES_PATH, makesMetadata, MakesScreen, makesState } from '../../../directory/MakesScreen'
import { requireSite } from '../../../requireSite'
import { toSearchParams } from '../../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const stateOf = async (searchParams: PageProps['searchParams']) => makesState(toSearchParams(await searchParams))

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> =>
  makesMetadata(await requireSite(params), await stateOf(searchParams))

/** The same with a query string: text, filters, order, page (SRP-32). */
const MakesQueryPage = async ({ params, searchParams }: PageProps) => {
  const [site, state] = await Promise.all([requireSite(params), stateOf(searchParams)])
  const result = await findMakes(site, state)
  lastPageInstead(MAKES_PATH, state, result)
  return <MakesScreen site={site} state={state} result={result} />
}

export default MakesQueryPage
