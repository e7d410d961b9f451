import { type NextRequest, NextResponse } from 'next/server'
import { admitImage, admitPage } from './app/limits/pageLimits'
import { adminAnswer, siteAnswer, withTransportSecurity } from './app/pageHeaders'
import { plainPage } from './app/plainPage'
import { BODY_MAX_BYTES } from './domain/bodyLimits'
import { env } from './env'
import { movesByQuery, redirectOldAddress } from './data/site/redirectOldAddress'
import { gateOf, PRIVATE, toSignIn } from './app/limits/sendToSignIn'
import { isPrivatePage } from './domain/shopper/signIn/mustSignIn'
import { surrogateKeys } from './domain/cache/surrogateKeys'
import { isSearchTwin, sitePath } from './data/site/sitePath'
import { type HostAnswer, requestHost, tenantOfHost } from './data/site/tenantOfHost'

const isAdmin = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

/** The list of outgoing mail, which exists in development only. */
const isDevelopmentTool = (path: string): boolean => path === '/dev/mail' && env().NODE_ENV === 'development'

const IMAGE_PATH = '/_next/image'

const answerImage = async (request: NextRequest): Promise<Response> =>
  (await admitImage(request)) ?? NextResponse.next()

const onPlatform = async (request: NextRequest): Promise<Response> => {
  const { pathname } = request.nextUrl
  if (pathname === IMAGE_PATH) return answerImage(request)
  if (isAdmin(pathname)) return adminAnswer(request)
  if (pathname === '/metrics' || isDevelopmentTool(pathname)) return NextResponse.next()
  if (pathname === '/') return NextResponse.redirect(new URL('/admin', originOf(request)))
  return plainPage(
    404,
    'Nothing is here',
    'This address is the platform’s own. Dealership websites have addresses of their own.',
  )
}

/** The address the visitor sees, which is not always the one Next listens on. */
const originOf = (request: NextRequest): string => `${env().PUBLIC_SCHEME}://${requestHost(request.headers)}`

const answerFor = (host: string | null): Promise<HostAnswer | null> => tenantOfHost(host).catch(() => null)

/** '%E0%A4%A' is no text: whatever reads it further on would throw. */
const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * A form of a site's page, whose size must be known. Next keeps at most `proxyClientMaxBodySize` of a larger one and reads the
 * rest without keeping it.
 */
const refusedBody = ({ headers }: NextRequest): Response | null => {
  if (Number(headers.get('content-length') ?? 0) > BODY_MAX_BYTES)
    return plainPage(413, 'This is too long', 'Please shorten what you have written and send it again.')
  return headers.has('transfer-encoding')
    ? plainPage(411, 'This cannot be read', 'The length of what you sent is not known.')
    : null
}

/** Browsers keep a move for good for an hour only: a redirect that was a mistake can be taken back. */
const KEPT_SECONDS = 3600

/** An old address of the site leads to its new one (SEO-05). */
const movedFrom = async (tenantId: string, request: NextRequest): Promise<Response | null> => {
  const { pathname, search } = request.nextUrl
  const moved = await redirectOldAddress(tenantId, pathname, search)
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

const answer = async (request: NextRequest): Promise<Response> => {
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
  if (request.nextUrl.pathname === IMAGE_PATH) return answerImage(request)
  if (!isReadable(request.nextUrl.pathname))
    return plainPage(400, 'This address cannot be read', 'Please check the address for a typing mistake.')
  const url = request.nextUrl.clone()
  const { pathname } = url
  url.pathname = isAdmin(pathname) ? `/${host.tenantId}/_/admin` : sitePath(host.tenantId, pathname, url.search)
  const refused = refusedBody(request) ?? (await admitPage(request, host.tenantId, url.pathname))
  if (refused) return refused
  const moved = await movedFrom(host.tenantId, request)
  if (moved) return moved
  const gate = await gateOf(request, host.tenantId)
  if (gate === 'closed') return toSignIn(request, host.tenantId, originOf(request))
  const isShared = gate === 'none' && !isPrivatePage(pathname)
  const headers = isShared ? surrogateHeaders(host.tenantId, pathname, url.pathname) : PRIVATE
  return siteAnswer(request, { tenantId: host.tenantId, url, headers })
}

/** Request host -> the dealership's pages (design §3): `/x` on a site's host is served by `/[domain]/x`. */
export const proxy = async (request: NextRequest): Promise<Response> => withTransportSecurity(await answer(request))

/** Everything but the API and files that are the same on every host; pictures are made for known hosts only. */
export const config = {
  matcher: ['/((?!api/|_next/|studio/|fonts/|logos/|map/|icons\\.svg$|push\\.js$).*)', '/_next/image'],
}
