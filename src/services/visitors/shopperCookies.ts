import { DRAFT_DAYS } from '@/src/domain/finance/application/applicationStates'
import { CODE_MINUTES } from '@/src/domain/shopper/signIn/signInForms'
import {
  CHALLENGE_COOKIE,
  cookieIn,
  HINT_COOKIE,
  SESSION_DAYS,
  sessionCookieName,
} from '@/src/domain/shopper/signIn/shopperSession'
import { env } from '@/src/env'

/** A cookie as Next's `cookies().set` takes it. None names a domain, so each is for this very host. */
export interface ShopperCookie {
  name: string
  value: string
  path: string
  maxAge: number
  httpOnly: boolean
  secure: boolean
  sameSite: 'lax'
}

const isSecure = (): boolean => env().PUBLIC_SCHEME === 'https'
const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60

const cookie = (name: string, value: string, maxAge: number, more: Partial<ShopperCookie> = {}): ShopperCookie => ({
  name,
  value,
  path: '/',
  maxAge,
  httpOnly: true,
  secure: isSecure(),
  sameSite: 'lax',
  ...more,
})

/** The session, and the hint that tells scripts to ask for it; '' signs out. */
export const sessionCookies = (token: string): ShopperCookie[] => {
  const seconds = token === '' ? 0 : SESSION_SECONDS
  return [
    cookie(sessionCookieName(isSecure()), token, seconds),
    cookie(HINT_COOKIE, token === '' ? '' : '1', seconds, { httpOnly: false }),
  ]
}

/** Ties a code to the browser that asked for it; '' forgets it. Sent to the sign-in page alone. */
export const challengeCookie = (challenge: string): ShopperCookie =>
  cookie(CHALLENGE_COOKIE, challenge, challenge === '' ? 0 : CODE_MINUTES * 60, { path: '/sign-in' })

/** The session's token in a request; null when there is none. */
export const sessionTokenIn = (headers: Headers): string | null =>
  cookieIn(headers.get('cookie'), sessionCookieName(isSecure()))

/** The challenge in a request; null when there is none. */
export const challengeIn = (headers: Headers): string | null => cookieIn(headers.get('cookie'), CHALLENGE_COOKIE)

const APPLICATION_SECONDS = DRAFT_DAYS * 24 * 60 * 60
const applicationName = (): string => (isSecure() ? '__Host-finance-application' : 'finance-application')

/** Identifies the finance application this device has begun while signed out. */
export const applicationCookie = (token: string): ShopperCookie => cookie(applicationName(), token, APPLICATION_SECONDS)

/** The token of that cookie in a request; null when there is none. */
export const applicationTokenIn = (headers: Headers): string | null => {
  const token = cookieIn(headers.get('cookie'), applicationName())
  return token && /^[\w-]{43}$/.test(token) ? token : null
}
