/** Longest address of a search that is read. */
const LONGEST = 1000

/** '/search/50%' is no address. */
const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * The path and query of a saved search, from its path or the whole address as a browser shows it: the host is left out,
 * so that a search copied from a preview works on the live site. Null when it is no address of a search page.
 */
export const savedSearchPath = (address: unknown): { path: string; query: string } | null => {
  if (typeof address !== 'string' || address.length > LONGEST) return null
  const url = URL.parse(address.trim(), 'https://own.invalid')
  if (!url || !/^https?:$/.test(url.protocol) || !/^\/search(\/|$)/.test(url.pathname) || !isDecodable(url.pathname))
    return null
  return { path: url.pathname, query: url.search.slice(1) }
}
