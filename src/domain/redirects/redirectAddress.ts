/** Addresses that cannot be redirected: the home page, files for search engines, the platform's own. */
const KEPT = /^\/($|\?|(admin|api|_next|sitemaps)(\/|$)|(robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico)$)/

const BASE = 'http://site.invalid'

const parsed = (address: string): URL | null => {
  if (/[\s\\]/.test(address.trim()) || !/^(\/(?!\/)|https?:\/\/[^/])/i.test(address.trim())) return null
  return URL.canParse(address.trim(), BASE) ? new URL(address.trim(), BASE) : null
}

const bare = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname)

/**
 * An address as redirects are looked up by: path in small letters without a slash at its end, and its query as it is.
 * '/Used-Cars/?id=5' -> '/used-cars?id=5'.
 */
export const redirectKey = (pathname: string, search = ''): string => `${bare(pathname).toLowerCase()}${search}`

const isOwn = (url: URL, hosts: readonly string[]): boolean =>
  url.origin === BASE || hosts.includes(url.hostname.toLowerCase())

/**
 * Normalises the old address of a redirect, typed or exported: a path, or a full address on any host (an old website's
 * export contains its own). Null when it is invalid, or may not be redirected.
 */
export const oldAddress = (text: string): string | null => {
  const url = parsed(text)
  const key = url && redirectKey(url.pathname, url.search)
  return key === null || KEPT.test(key) ? null : key
}

/**
 * Normalises the new address of a redirect: a path of the site where it leads to one, else the full https address. Null
 * when visitors must not be sent there.
 *
 * @param hosts host names of the site itself
 */
export const newAddress = (text: string, hosts: readonly string[] = []): string | null => {
  const url = parsed(text)
  if (!url) return null
  // '/.//elsewhere.example' reads as a path and would be followed as another host.
  if (isOwn(url, hosts)) return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null
}

/** The redirect key of a new address on the site itself; null when it is on another host. */
export const ownKey = (address: string): string | null => {
  const url = address.startsWith('/') ? parsed(address) : null
  return url && redirectKey(url.pathname, url.search)
}
