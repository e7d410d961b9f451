import { type DirectoryState, emptyDirectoryState, parseDirectoryParams } from '@/src/domain/directory/DirectoryState'
import type { DirectoryAsk, DirectoryResult } from '@/src/domain/directory/directoryWindow'
import { listDirectory } from '@/src/domain/directory/listDirectory'
import { slugify } from '@/src/domain/site/slugify'
import type { ReviewEntry } from '../content/getReviews'

/** Filters of the page of reviews. */
const reviewFilters = ['yard', 'stars'] as const

/** Filters and page: reviews have neither a field to search them by, nor another order. */
export const reviewsState = (params: URLSearchParams): DirectoryState => {
  const { filters, page } = parseDirectoryParams(params, reviewFilters)
  return { ...emptyDirectoryState, filters, page }
}

/** Reviews of a yard or with so many stars, a page of them. */
export const reviewDirectory = (reviews: readonly ReviewEntry[], ask: DirectoryAsk): DirectoryResult<ReviewEntry> =>
  listDirectory([...reviews], ask, {
    filters: [
      {
        name: 'yard',
        label: 'Yard',
        valuesOf: ({ place }) => (place ? [{ value: slugify(place), label: place }] : []),
      },
      {
        name: 'stars',
        label: 'Stars',
        valuesOf: ({ rating }) => {
          const stars = Math.floor(rating)
          return [{ value: String(stars), label: stars === 1 ? '1 star' : `${stars} stars` }]
        },
      },
    ],
    textOf: ({ text }) => text,
  })
