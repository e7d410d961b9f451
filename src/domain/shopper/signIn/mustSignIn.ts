import { FINANCE_APPLICATION_PATH } from '../../finance/application/applicationPages'
import type { SignInType } from './signInQuery'

/** Addresses of the garage: the plain one and the dealers' brands (RTE-42). */
export const GARAGE_PATHS = ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco'] as const

const FINANCE_PATHS = ['/finance', '/finance-enquiry', '/apply-for-finance']
const TRADE_IN_PATHS = ['/cars/trade-in', '/trade-in', '/sell-your-car', '/sell-my-car']
const CHECKOUT = /^\/cars\/[^/]+\/(?:checkout|buy-online)$/

/** What decides a site's gates: `settings.gates`, and which of the pages the site has. */
export interface GateRules {
  checkout: boolean
  finance: boolean
  spinToWin: boolean
  carFinance: boolean
  tradeIn: boolean
  /** `settings.features.garage`. */
  hasGarage: boolean
  /** `settings.checkout.enabled`. */
  hasCheckout: boolean
  /** The finance page's own address. */
  financePath: string
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A path as routes read it: '/%66inance/' and '//finance' are '/finance'. */
const plain = (path: string): string =>
  decoded(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/+$/, '$1')

const isUnder = (start: string, path: string): boolean => path === start || path.startsWith(`${start}/`)

/**
 * Why a page needs a sign-in, null when it does not (WAT-14, WAT-16..21). A purchase waits until its car is known: the
 * address without a car is no gate (WAT-22).
 */
export const mustSignIn = (pathname: string, search: string, rules: GateRules): SignInType | null => {
  const path = plain(pathname)
  const at = (paths: readonly string[]): boolean => paths.includes(path)
  if (isUnder('/online-payment', path)) return 'online-payment'
  if (rules.hasGarage && at(GARAGE_PATHS)) return 'my-garage'
  if (rules.spinToWin && path === '/spin-to-win') return 'spin-to-win'
  if (rules.carFinance && path === '/personalised/finance') return 'car-finance'
  if (rules.finance && (at([...FINANCE_PATHS, rules.financePath]) || isUnder(FINANCE_APPLICATION_PATH, path)))
    return 'finance'
  if (rules.tradeIn && at(TRADE_IN_PATHS)) return 'trade-in'
  const isCheckout =
    CHECKOUT.test(path) || (path === '/checkout-journey' && Boolean(new URLSearchParams(search).get('car_id')))
  return rules.checkout && rules.hasCheckout && isCheckout ? 'checkout' : null
}

/** `edge/default.vcl` names the same. */
export const PRIVATE_PATHS: readonly string[] = [
  '/sign-in',
  '/shared-cars',
  '/alerts',
  '/reservation',
  '/online-payment',
  '/spin-to-win',
  FINANCE_APPLICATION_PATH,
  ...GARAGE_PATHS,
]

/**
 * Pages made for one shopper, on every site: the garage, the steps of signing in, the prize wheel, a shared list, a shopper's
 * alerts, a reservation, an invoice and a finance application, whose addresses or cookies are keys.
 */
export const isPrivatePage = (pathname: string): boolean => {
  const path = plain(pathname)
  return PRIVATE_PATHS.some((start) => isUnder(start, path))
}

/** A garage's address under any of its names leads to the one page that is there. */
export const garagePage = (path: string): string =>
  GARAGE_PATHS.some((garage) => garage === path) ? '/my-garage' : path
