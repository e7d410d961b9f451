import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReviewList } from '@/src/components/articles/ReviewList'
import { DirectoryFilters } from '@/src/components/directory/DirectoryFilters'
import { Button } from '@/src/components/ui/Button'
import { Pagination } from '@/src/components/ui/navigation/Pagination'
import { getReviews, type ReviewEntry, type ReviewSummary } from '@/src/data/content/getReviews'
import { reviewDirectory } from '@/src/data/directories/reviewDirectory'
import { REVIEWS } from '@/src/domain/constants/site'
import { showsReviews } from '@/src/domain/content/shownReviews'
import { directoryHref, type DirectoryState, isNarrowed } from '@/src/domain/directory/DirectoryState'
import { directoryAsk, type DirectoryResult } from '@/src/domain/directory/directoryWindow'
import type { Site } from '@/tenants/Site'
import { siteZone } from '@/tenants/siteDay'
import { directoryMetadata } from '../directory/directoryMetadata'
import { RouteHead } from '../RouteHead'

export const REVIEWS_PATH = '/reviews'

export const reviewsMetadata = ({ name }: Site, state: DirectoryState): Metadata =>
  directoryMetadata(
    { path: REVIEWS_PATH, title: 'Customer reviews', description: `What customers say about ${name}.` },
    state,
  )

/** Reviews of a site with those a state asks for; null while they are hidden or their average is not above the minimum (CON-29). */
export const findReviews = async (
  site: Site,
  state: DirectoryState,
): Promise<{ summary: ReviewSummary; result: DirectoryResult<ReviewEntry> } | null> => {
  const summary = await getReviews(site)
  if (!summary || !showsReviews(site.settings.reviews, summary.average)) return null
  return { summary, result: reviewDirectory(summary.reviews, directoryAsk(state, REVIEWS.googleShown)) }
}

/** Every review with the average, a page of them at a time; each further page and each filter is a link. */
export const ReviewsPage = async ({ site, state }: { site: Site; state: DirectoryState }) => {
  const found = await findReviews(site, state)
  if (!found) notFound()
  const { summary, result } = found
  const isPart = summary.reviews.length > REVIEWS.googleShown
  return (
    <>
      <RouteHead site={site} path={REVIEWS_PATH} title="Customer reviews" words="reviews" />
      <ReviewList
        {...summary}
        reviews={result.hits}
        all={summary.reviews}
        found={isNarrowed(state) ? result.count : null}
        look={site.settings.reviews.layout}
        timeZone={siteZone(site)}
        filters={isPart && <DirectoryFilters path={REVIEWS_PATH} state={state} facets={result.facets} />}
        pages={
          // None fits an address of a yard that has another name now: no filter shows it as chosen.
          result.count === 0 ? (
            <Button href={REVIEWS_PATH} variant="outline">
              All reviews
            </Button>
          ) : (
            <Pagination
              page={state.page}
              pages={result.pages}
              hrefFor={(page) => directoryHref(REVIEWS_PATH, { ...state, page })}
            />
          )
        }
      />
    </>
  )
}
