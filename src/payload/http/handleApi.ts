import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload'
import { BODY_MAX_BYTES, JSON_BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '@/src/domain/bodyLimits'
import { parseHost, requestHost } from '@/src/domain/site/parseHost'
import { env } from '@/src/env'
import { isServedOnSites } from '../access/isServedOnSites'
import { apiError, asApiError } from './apiError'
import { hasFeedKey } from '../auth/feedKeyStrategy'
import { inTurn } from '../auth/inTurn'
import { clampQuery } from './clampQuery'
import { originMatchesHost } from './originMatchesHost'
import { pictureHost } from './pictureHost'
import { readBody } from './requestBody'
import { isSignIn, signIn } from './signIn'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Staff sign in on the platform's host only: on a dealership's host a staff cookie or token means nothing. */
const withoutStaffCredentials = (headers: Headers): Headers => {
  const kept = new Headers(headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter((c) => c && !c.startsWith('payload-'))
  kept.delete('cookie')
  if (cookies.length > 0) kept.set('cookie', cookies.join('; '))
  if (/^(JWT|Bearer)\s/i.test(headers.get('authorization') ?? '')) kept.delete('authorization')
  return kept
}

/** Only signed-in users may send files: the body is buffered before Payload checks the user. */
const bodyLimit = async (
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  headers: Headers,
): Promise<number> => {
  if (!(request.headers.get('content-type') ?? '').startsWith('multipart/form-data')) return JSON_BODY_MAX_BYTES
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  return user ? UPLOAD_MAX_BYTES : JSON_BODY_MAX_BYTES
}

const sessionActions = ['logout', 'refresh-token']

/** The person whose list of sessions a request changes, by e-mail address; null when it changes none. */
const sessionsOwner = async (
  config: Promise<SanitizedConfig> | SanitizedConfig,
  headers: Headers,
): Promise<string | null> => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  return user?.collection === 'users' ? user.email.toLowerCase() : null
}

/** Slug and action as Payload parses them: it matches paths in any case and with a trailing slash. */
const routeOf = (request: Request): { slug: string; action: string } => {
  const [, slug = '', ...rest] = new URL(request.url).pathname.split('/').filter(Boolean)
  return { slug, action: rest.join('/').toLowerCase() }
}

/** The request for Payload, with the address the visitor used, from which reset links are built. */
const rebuilt = (request: Request, headers: Headers, body: ArrayBuffer | undefined): Request => {
  const url = new URL(request.url)
  url.protocol = env().PUBLIC_SCHEME
  headers.set('host', requestHost(request.headers, env().TRUST_PROXY) ?? '')
  url.search = clampQuery(url.searchParams).toString()
  const override =
    request.headers.get('x-http-method-override') ?? request.headers.get('x-payload-http-method-override')
  const isFormQuery = (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  if (override === 'GET' && isFormQuery) {
    const query = clampQuery(new URLSearchParams(new TextDecoder().decode(body))).toString()
    return new Request(url, { method: 'POST', headers, body: query })
  }
  return new Request(url, { method: request.method, headers, ...(body ? { body } : {}), signal: request.signal })
}

const asJson = (value: object): ArrayBuffer => new TextEncoder().encode(JSON.stringify(value)).buffer

/** Payload answers 500 to a query for versions of a collection without versions. */
const asksForMissingVersions = async (
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
): Promise<boolean> => {
  const { slug, action } = routeOf(request)
  if (action.split('/')[0] !== 'versions') return false
  const { collections } = await config
  return collections.some((collection) => collection.slug === slug && !collection.versions)
}

/** Forbids caches to store answers. Files are the same for every reader, so they stay cacheable. */
const keptByNobody = (answer: Response): Response => {
  const isFile = answer.ok && !(answer.headers.get('content-type') ?? '').startsWith('application/json')
  if (!isFile && !answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
  return answer
}

/**
 * Payload's REST API with the platform's own checks: same origin for every write, limits on bodies and lists, staff
 * credentials and collections only on the platform's host, limited sign-in attempts (design §3, §7). `address` is the
 * visitor's; null when unknown.
 */
export const handleApi = async (
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  address: string | null = null,
): Promise<Response> => keptByNobody(await answerApi(config, request, address))

const answerApi = async (
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  address: string | null,
): Promise<Response> => {
  // Next's own request for a picture has no Host; what Next puts into X-Forwarded-Host instead is the server's name.
  if (!request.headers.has('host')) {
    const host = await pictureHost(config, request)
    // Built from the URL alone, because the image optimizer's internal request cannot be cloned.
    if (host) return answerApi(config, new Request(request.url, { headers: { host } }), null)
  }
  const isWrite = !safeMethods.has(request.method)
  if (isWrite && !originMatchesHost(request)) {
    return apiError(403, 'cross_origin', 'This request came from another site and was refused.')
  }
  const host = parseHost(requestHost(request.headers, env().TRUST_PROXY), env().PLATFORM_HOST)
  if (host.kind === 'invalid') return apiError(421, 'unknown_host', 'No site is served under this host name.')
  const { slug, action } = routeOf(request)
  if (host.kind !== 'platform' && !isServedOnSites(slug)) {
    return apiError(403, 'forbidden', 'This is not served on a dealership’s address.')
  }
  // The first platform admin is created by `npm run admin:create`, never over REST.
  if (slug === 'users' && action === 'first-register') return apiError(404, 'not_found', 'Not found.')
  if (await asksForMissingVersions(config, request))
    return apiError(404, 'not_found', 'This collection keeps no versions.')
  const headers = host.kind === 'platform' ? new Headers(request.headers) : withoutStaffCredentials(request.headers)
  const limit = host.kind === 'platform' ? await bodyLimit(config, request, headers) : BODY_MAX_BYTES
  const body = await readBody(request, limit)
  if (body instanceof Response) return body
  headers.delete('content-length')
  if (slug === 'users' && request.method === 'POST' && isSignIn(action))
    return signIn(action, { headers, body, address }, (given) => {
      headers.set('content-type', 'application/json')
      return handleEndpoints({ config, request: rebuilt(request, headers, asJson(given)) })
    })
  const pass = () => handleEndpoints({ config, request: rebuilt(request, headers, body) })
  const changesSessions = slug === 'users' && request.method === 'POST' && sessionActions.includes(action)
  const owner = changesSessions ? await sessionsOwner(config, headers) : null
  const answer = owner === null ? pass() : inTurn(owner, pass)
  // The admin expects Payload's error shape; feed clients get the API's.
  return hasFeedKey(request) ? asApiError(await answer) : answer
}
