import { RateLimit } from '@/src/domain/RateLimit'

export const signInActions = ['login', 'forgot-password', 'reset-password'] as const
export type SignInAction = (typeof signInActions)[number]

export interface SignInTry {
  action: SignInAction
  /** Where it comes from; null: unknown, and all such share one limit. */
  address: string | null
  /** The e-mail address given, whether such an account exists or not. */
  account: string
  /** A browser that has signed in to this account before: what others try does not count against it. */
  device: string | null
}

const perMinutes = (minutes: number): number => 1 / (60 * minutes)

/**
 * Tries at once, then one in so many minutes. Nobody is locked out: a new browser of an account that is being attacked waits a
 * minute, a known one does not notice. In each web process.
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
    /** Whether this may be tried now; it counts as a failure until `succeeded`. */
    allow: (asked: SignInTry, now: number): boolean => bucketsOf(asked).every(([limit, key]) => limit.allow(key, now)),
    succeeded: (asked: SignInTry, now: number): void => {
      for (const [limit, key] of bucketsOf(asked)) limit.giveBack(key, now)
    },
  }
}
