import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { RateLimit } from '@/src/domain/RateLimit'

export const signInActions = ['login', 'forgot-password', 'reset-password'] as const
export type SignInAction = (typeof signInActions)[number]

export interface SignInTry {
  action: SignInAction
  /** The client's address; null when unknown, and all unknown clients share one limit. */
  address: string | null
  /** The e-mail address entered, whether such an account exists or not. */
  account: string
  /** A browser that has signed in to this account before; attempts from other browsers do not count against it. */
  device: string | null
}

const perMinutes = (minutes: number): number => 1 / (60 * minutes)

/**
 * A burst, then one try per interval, in each web process. Accounts are never locked: during an attack on an account a
 * new browser waits a minute, a known browser is not affected.
 */
export const createSignInLimits = () => {
  const limits = {
    login: { address: new RateLimit(30, perMinutes(0.5)), account: new RateLimit(10, perMinutes(1)) },
    'forgot-password': { address: new RateLimit(10, perMinutes(1)), account: new RateLimit(3, perMinutes(10)) },
    'reset-password': { address: new RateLimit(10, perMinutes(1)), account: new RateLimit(10, perMinutes(1)) },
  }
  const bucketsOf = ({ action, address, account, device }: SignInTry): [RateLimit, string][] => [
    [limits[action].address, address ?? 'unknown'],
    [limits[action].account, `${account} ${device ?? ''}`],
  ]
  return {
    /** Whether this try is allowed now; it counts as a failure until `succeeded` is called. */
    allow: (asked: SignInTry, now: number): boolean => bucketsOf(asked).every(([limit, key]) => limit.allow(key, now)),
    succeeded: (asked: SignInTry, now: number): void => {
      for (const [limit, key] of bucketsOf(asked)) limit.giveBack(key, now)
    },
  }
}

/** Cookie of a browser that has signed in to an account before. It proves nothing else. */
export const DEVICE_COOKIE = 'staff-device'
/** Half a year, in seconds. */
export const DEVICE_SECONDS = 182 * 24 * 3600

const sign = (account: string, id: string, secret: string): Buffer =>
  createHmac('sha256', `device:${secret}`).update(`${account}\n${id}`).digest()

/** What a browser is given after signing in to an account. */
export const createDeviceToken = (account: string, secret: string): string => {
  const id = randomUUID()
  return `${id}.${sign(account, id, secret).toString('base64url')}`
}

/** The browser id in a valid token of this account; null when the browser has not signed in to this account before. */
export const readDeviceToken = (token: string, account: string, secret: string): string | null => {
  const [id = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(account, id, secret)
  if (rest.length > 0 || given.length !== expected.length) return null
  return timingSafeEqual(given, expected) ? id : null
}
