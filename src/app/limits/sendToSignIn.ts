import type { NextRequest } from 'next/server'
import { isSignedIn } from '@/src/data/site/isSignedIn'
import { requestHost } from '@/src/data/site/tenantOfHost'
import { storedGatesOf } from '@/src/data/site/tenantDomains'
import { mustSignIn } from '@/src/domain/shopper/signIn/mustSignIn'
import { samePath } from '@/src/domain/shopper/signIn/samePath'
import { type SignInType, signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { gateSettings } from '@/tenants/gateSettings'

/** Of answers that no cache may keep. */
export const PRIVATE = { 'cache-control': 'private, no-store' }

/** Without the parameter by which Next's router asks for a page's data. */
const searchOf = ({ nextUrl }: NextRequest): string => {
  const query = new URLSearchParams(nextUrl.search)
  query.delete('_rsc')
  return query.size === 0 ? '' : `?${query}`
}

const typeAt = (request: NextRequest, tenantId: string): SignInType | null => {
  const stored = storedGatesOf(tenantId)
  return stored && mustSignIn(request.nextUrl.pathname, request.nextUrl.search, gateSettings(stored))
}

/** Whether a page is gated on this site, and open to who asks for it (WAT-14): decided before anything of it is made. */
export const gateOf = async (request: NextRequest, tenantId: string): Promise<'none' | 'open' | 'closed'> => {
  if (typeAt(request, tenantId) === null) return 'none'
  return (await isSignedIn(tenantId, sessionTokenIn(request.headers))) ? 'open' : 'closed'
}

/** The page of this site the visitor comes from, '/' when it was none that can be shown now. */
const backOf = (request: NextRequest, tenantId: string): string => {
  const from = URL.parse(request.headers.get('referer') ?? '')
  if (!from || from.host !== requestHost(request.headers)) return '/'
  const stored = storedGatesOf(tenantId)
  const isGated = stored && mustSignIn(from.pathname, from.search, gateSettings(stored)) !== null
  return isGated ? '/' : (samePath(`${from.pathname}${from.search}`) ?? '/')
}

/**
 * To the sign-in page, which leads back to what was asked for (WAT-14, RTE-39). The edge keeps cookies from the app; `surrogate-gate`
 * tells it to ask once more with the shopper's own.
 */
export const toSignIn = (request: NextRequest, tenantId: string, origin: string): Response => {
  const type = typeAt(request, tenantId) ?? 'my-garage'
  const redirect = request.method === 'GET' ? samePath(`${request.nextUrl.pathname}${searchOf(request)}`) : null
  const href = signInHref({ type, redirect, back: backOf(request, tenantId) })
  const status = request.method === 'GET' || request.method === 'HEAD' ? 307 : 303
  const location = new URL(href, origin).href
  return new Response(null, { status, headers: { ...PRIVATE, location, 'surrogate-gate': 'sign-in' } })
}
