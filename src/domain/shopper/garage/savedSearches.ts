/** A saved search as its owner sees it. */
export interface SavedSearch {
  id: string
  kind: 'search' | 'watchlist'
  /** 'Toyota, Up to $30,000'. */
  words: string
  /** Of the search page, and its filters as the flat style of the address has them. */
  path: string
  search: string
  email: string
  state: 'on' | 'unproven' | 'stopped'
  /** ISO. */
  since: string
}

export const searchStates: Record<SavedSearch['state'], string> = {
  on: 'On',
  unproven: 'Not confirmed yet',
  stopped: 'Stopped',
}

/** Link to the search; null: there is none to the saved cars. */
export const savedSearchHref = ({
  kind,
  path,
  search,
}: Pick<SavedSearch, 'kind' | 'path' | 'search'>): string | null => {
  if (kind === 'watchlist') return null
  return search === '' ? path : `${path}?${search}`
}

/** What is agreed to for the cars in an account's watchlist; shown beside the button, and kept (LAW-07). */
export const watchConsent =
  'We e-mail you, at most once a day, when a car you saved costs less or is sold, and about nothing else. Each mail has a link that stops them.'
