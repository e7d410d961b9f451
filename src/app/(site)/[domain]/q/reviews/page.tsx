import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { reviewsState } from '@/src/data/directories/reviewDirectory'
import { lastPageInstead } from '../../directory/lastPageInstead'
import { requireSite } from '../../requireSite'
import { findReviews, REVIEWS_PATH, reviewsMetadata, ReviewsPage } from '../../reviews/ReviewsPage'
import { toSearchParams } from '../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const stateOf = async (searchParams: PageProps['searchParams']) => reviewsState(toSearchParams(await searchParams))

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> =>
  reviewsMetadata(await requireSite(params), await stateOf(searchParams))

/** Reviews with a query string: yard, stars, page. */
const Page = async ({ params, searchParams }: PageProps) => {
  const [site, state] = await Promise.all([requireSite(params), stateOf(searchParams)])
  const found = await findReviews(site, state)
  if (!found) notFound()
  lastPageInstead(REVIEWS_PATH, state, found.result)
  return <ReviewsPage site={site} state={state} />
}

export default Page
