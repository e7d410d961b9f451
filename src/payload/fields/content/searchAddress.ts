import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'

/** The address of one of the site's searches: a path that begins with /search, or the whole address as the browser shows it. */
export const searchAddress = (value: unknown): string | true =>
  value === null || value === undefined || value === '' || savedSearchPath(value) !== null
    ? true
    : 'Paste the address of a search on this website: it has /search in it.'
