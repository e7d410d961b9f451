/** Longest path that is led on to. */
const LONGEST = 1000
// Control characters and backslashes: browsers drop the first and read the second as '/'.
const UNSAFE = /[\u0000-\u0020\u007f\\]/

/**
 * A path of the site itself, with its query, as a browser will read it; null for anything that leads elsewhere: another host
 * ('//', '/\', a scheme), control characters, and the parts of the site that are no pages (WAT-14).
 */
export const samePath = (text: unknown): string | null => {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/') || UNSAFE.test(text)) return null
  const url = URL.parse(text, 'https://own.invalid')
  // '/.//other.example' is '//other.example' once a browser has taken out the dots.
  if (url?.origin !== 'https://own.invalid' || url.pathname.startsWith('//')) return null
  if (/^\/(?:sign-in|api|admin|_next)(?:\/|$)/i.test(url.pathname)) return null
  return `${url.pathname}${url.search}`
}
