import { createHash, randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { earlyPresses } from '@/src/components/site/earlyPresses'
import { captchaWidgetOf, isTagged, searchHostOf } from '@/src/data/site/tenantDomains'
import { PERSON_PATH } from '@/src/payload/auth/personToken'
import { isPrivatePage } from '@/src/domain/shopper/signIn/mustSignIn'
import {
  adminPolicy,
  previewPolicy,
  sitePolicy,
  strictScripts,
  type Surroundings,
} from '@/src/domain/site/contentSecurityPolicy'
import { env } from '@/src/env'

const POLICY = 'content-security-policy'

const surroundings = (): Surroundings => {
  const { NODE_ENV, PLATFORM_HOST, PUBLIC_SCHEME } = env()
  return { platformOrigin: `${PUBLIC_SCHEME}://${PLATFORM_HOST}`, development: NODE_ENV === 'development' }
}

const ownScripts = [earlyPresses].map((script) => createHash('sha256').update(script).digest('base64'))

const searchHosts = (tenantId: string): string[] =>
  [searchHostOf(tenantId), env().MEILISEARCH_PUBLIC_URL].flatMap((url) =>
    url && URL.canParse(url) ? [new URL(url).origin] : [],
  )

/** Where the street map of locations comes from. */
const mapHosts = (): string[] => {
  const { MAP_STYLE_URL, MAP_ORIGINS } = env()
  return MAP_STYLE_URL ? [MAP_STYLE_URL, ...MAP_ORIGINS].map((url) => new URL(url).origin) : []
}

const newNonce = (): string => randomBytes(16).toString('base64')

/** Next gives a page's scripts the nonce it finds in the policy of the request. */
const requestWith = (request: NextRequest, policy: string): { headers: Headers } => {
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  return { headers }
}

/** The answer to a request for the admin: pages made for each visit, so their scripts carry a nonce. */
export const adminAnswer = (request: NextRequest): Response => {
  const policy = adminPolicy(surroundings(), newNonce())
  return NextResponse.next({ request: requestWith(request, policy), headers: { [POLICY]: policy } })
}

const isPreview = (path: string): boolean => path.startsWith('/preview/')

/** Pages with a person's data on them: no tag of others may read those. */
const isPersonal = (path: string): boolean => path.startsWith(`${PERSON_PATH}/`) || isPrivatePage(path)

/** A site's page under its internal address, with its policy. What a visitor sends as a policy is not for Next to read. */
export const siteAnswer = (
  request: NextRequest,
  { tenantId, url, headers }: { tenantId: string; url: URL; headers: Record<string, string> },
): Response => {
  const hosts = [...new Set([...searchHosts(tenantId), ...mapHosts()])]
  const { pathname } = request.nextUrl
  if (!isPreview(pathname)) {
    const others = { tagged: isTagged(tenantId) && !isPersonal(pathname), captcha: captchaWidgetOf(tenantId) }
    return NextResponse.rewrite(url, { headers: { ...headers, [POLICY]: sitePolicy(surroundings(), hosts, others) } })
  }
  const strict = strictScripts(surroundings(), newNonce(), ownScripts)
  const policies = { [POLICY]: previewPolicy(surroundings(), hosts), [`${POLICY}-report-only`]: strict }
  return NextResponse.rewrite(url, { request: requestWith(request, strict), headers: { ...headers, ...policies } })
}

/** Adds HSTS where visitors use https (NFR-06). */
export const withTransportSecurity = (answer: Response): Response => {
  const { HSTS, PUBLIC_SCHEME } = env()
  if (PUBLIC_SCHEME === 'https' && HSTS > 0) answer.headers.set('strict-transport-security', `max-age=${HSTS}`)
  return answer
}
