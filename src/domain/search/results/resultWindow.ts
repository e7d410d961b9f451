/** `settings.search.paging`: numbered pages, or one list that grows with 'Show more'. */
export type Paging = 'pages' | 'more'

/** Most cars in one growing list; beyond that, pages are numbered. */
const GROWN_MAX = 210

/**
 * The hits a page needs. A growing list contains every page up to its own, so that its address, a reload and Back show
 * the same list; beyond `GROWN_MAX` a page contains its own hits only.
 */
export const resultWindow = (
  page: number,
  pageSize: number,
  paging: Paging,
): { page: number; hitsPerPage: number; grown: boolean } => {
  const grown = paging === 'more' && page * pageSize <= Math.max(GROWN_MAX, pageSize)
  return grown ? { page: 1, hitsPerPage: page * pageSize, grown } : { page, hitsPerPage: pageSize, grown }
}
