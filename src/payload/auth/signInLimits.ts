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
