/** `settings.search.paging`: numbered pages, or one list that grows with 'Show more'. */
export type Paging = 'pages' | 'more'

/** Most cars one growing list shows; further on come numbered pages. */
const GROWN_MAX = 210

/**
 * The hits a page needs. A growing list holds every page up to its own, so that its address, a reload and 'back' show
 * the same list; when that becomes too long the page stands alone.
 */
export const resultWindow = (
  page: number,
  pageSize: number,
  paging: Paging,
): { page: number; hitsPerPage: number; grown: boolean } => {
  const grown = paging === 'more' && page * pageSize <= Math.max(GROWN_MAX, pageSize)
  return grown ? { page: 1, hitsPerPage: page * pageSize, grown } : { page, hitsPerPage: pageSize, grown }
}
