/** Slugs of the pages that hold the words of search pages begin with this; such a page has no address of its own. */
const PREFIX = 'search-'

/** The slug of the page that holds the words of a search page: '/search/toyota/corolla' -> 'search-toyota-corolla'. */
export const searchWordsSlug = (path: string): string => path.split('/').filter(Boolean).join('-')

export const isSearchWordsSlug = (slug: string): boolean => slug.startsWith(PREFIX)
