import { type NextRequest, NextResponse } from 'next/server'
import { plainPage } from './app/plainPage'
import { env } from './env'
import { movesByQuery, redirectAt } from './data/redirectAt'
import { surrogateKeys } from './domain/cache/surrogateKeys'
import { isSearchTwin, sitePath } from './data/sitePath'
import { type HostAnswer, requestHost, siteForHost } from './data/siteForHost'

const isAdmin = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

/** The list of outgoing mail, which exists in development only. */
const isDevelopmentTool = (path: string): boolean => path === '/dev/mail' && env().NODE_ENV === 'development'

const onPlatform = (request: NextRequest): Response => {
  const { pathname } = request.nextUrl
  if (isAdmin(pathname) || pathname === '/metrics' || isDevelopmentTool(pathname)) return NextResponse.next()
  if (pathname === '/') return NextResponse.redirect(new URL('/admin', originOf(request)))
  return plainPage(
    404,
    'Nothing is here',
    'This address is the platform’s own. Dealership websites have addresses of their own.',
  )
}

/** The address the visitor sees, which is not always the one Next listens on. */
const originOf = (request: NextRequest): string => `${request.nextUrl.protocol}//${requestHost(request.headers)}`

const answerFor = (host: string | null): Promise<HostAnswer | null> => siteForHost(host).catch(() => null)

/** '%E0%A4%A' is no text: whatever reads it further on would throw. */
const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Browsers keep a move for good for an hour only: a redirect that was a mistake can be taken back. */
const KEPT_SECONDS = 3600

/** An old address of the site leads to its new one (SEO-05). */
const movedFrom = async (tenantId: string, request: NextRequest): Promise<Response | null> => {
  const { pathname, search } = request.nextUrl
  const moved = await redirectAt(tenantId, pathname, search)
  if (!moved) return null
  const cache = moved.type === '301' ? `public, max-age=${KEPT_SECONDS}` : 'no-store'
  const location = new URL(moved.to, originOf(request)).href
  return new Response(null, { status: Number(moved.type), headers: { location, 'cache-control': cache } })
}

/** A filtered search reads no cookie: the cache in front may answer the same question again for a minute. */
const SEARCH_SECONDS = 60

/**
 * What the cache in front must know of an answer and takes off before the visitor (ADR 22). How long it may keep a page is
 * Next's `s-maxage`; only a filtered search, which Next marks private, says so itself.
 */
const surrogateHeaders = (tenantId: string, path: string, internalPath: string): Record<string, string> => ({
  xkey: surrogateKeys(tenantId, path).join(' '),
  ...(isSearchTwin(tenantId, internalPath) ? { 'surrogate-control': `max-age=${SEARCH_SECONDS}` } : {}),
  ...(movesByQuery(tenantId, path) ? { 'surrogate-query': 'redirects' } : {}),
})

/** Request host -> the dealership's pages (design §3): `/x` on a site's host is served by `/[domain]/x`. */
export const proxy = async (request: NextRequest): Promise<Response> => {
  const host = await answerFor(requestHost(request.headers))
  if (host === null)
    return plainPage(503, 'Back in a moment', 'This website cannot be reached right now. Please try again shortly.')
  if (host.kind === 'platform') return onPlatform(request)
  if (host.kind === 'unknown')
    return plainPage(
      421,
      'No dealership at this address',
      'There is no website here. Please check the address for a typing mistake.',
    )
  if (!isReadable(request.nextUrl.pathname))
    return plainPage(400, 'This address cannot be read', 'Please check the address for a typing mistake.')
  const moved = await movedFrom(host.tenantId, request)
  if (moved) return moved
  const url = request.nextUrl.clone()
  const { pathname } = url
  url.pathname = isAdmin(pathname) ? `/${host.tenantId}/_/admin` : sitePath(host.tenantId, pathname, url.search)
  return NextResponse.rewrite(url, { headers: surrogateHeaders(host.tenantId, pathname, url.pathname) })
}

/** Everything but the API and files that are the same on every host. */
export const config = { matcher: ['/((?!api/|_next/|studio/|fonts/|logos/|icons\\.svg$).*)'] }
