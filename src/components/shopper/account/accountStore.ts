import { HINT_COOKIE } from '@/src/domain/shopper/signIn/shopperSession'
import type { AccountAnswer, WatchedCar } from '@/src/domain/shopper/account/watchlist'

/** What this page knows of the shopper: nothing yet, signed out, or who it is with the saved cars. */
export type Account =
  { state: 'unknown' | 'out' } | { state: 'in'; phone: string; cars: WatchedCar[]; busy: ReadonlySet<string> }

const UNKNOWN: Account = { state: 'unknown' }
const OUT: Account = { state: 'out' }
let account: Account = UNKNOWN
let loading: Promise<Account> | null = null
const listeners = new Set<() => void>()

const put = (next: Account): Account => {
  account = next
  listeners.forEach((listener) => listener())
  return next
}

/** The cookie that says there is a session to ask for: who is signed out costs no request. */
const isHinted = (): boolean => document.cookie.split(/;\s*/).includes(`${HINT_COOKIE}=1`)

const isAnswer = (body: unknown): body is AccountAnswer =>
  typeof body === 'object' && body !== null && 'shopper' in body && 'watchlist' in body && Array.isArray(body.watchlist)

const ask = async (): Promise<Account> => {
  const response = await fetch('/api/shopper/me')
  const body: unknown = await response.json()
  if (!response.ok || !isAnswer(body)) throw new Error(`The account answered ${response.status}.`)
  const { shopper, watchlist } = body
  return shopper ? { state: 'in', phone: shopper.phone, cars: watchlist, busy: new Set<string>() } : OUT
}

/**
 * Asks who is signed in, once; again after the visitor has signed in or out, and while the account has no number, which it may
 * get meanwhile. A failure is asked again at the next need.
 */
export const loadAccount = (): Promise<Account> => {
  if (!isHinted()) return Promise.resolve(account.state === 'out' ? account : put(OUT))
  if (account.state === 'in' && account.phone !== '') return Promise.resolve(account)
  loading ??= ask()
    .then(put)
    .catch(() => account)
    .finally(() => (loading = null))
  return loading
}

/** The signed-in account's cars, changed by a function; does nothing when signed out meanwhile. */
export const changeAccount = (
  change: (known: { cars: WatchedCar[]; busy: ReadonlySet<string> }) => {
    cars: WatchedCar[]
    busy: ReadonlySet<string>
  },
): void => {
  if (account.state === 'in') put({ ...account, ...change(account) })
}

/** The session has ended, as an answer of the server told. */
export const accountEnded = (): void => void put(OUT)

/** The store's side for useSyncExternalStore. */
export const accountStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => account,
  getOnServer: () => UNKNOWN,
}
