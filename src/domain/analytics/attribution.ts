/** How a visitor came to the site, once (ENT-25). Paths without query; a query is where e-mail addresses hide. */
export interface Touch {
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  utm_term?: string
  utm_content?: string
  gclid?: string
  fbclid?: string
  /** Host and path of the page that led here. */
  referrer?: string
  landing_page: string
  /** ISO 8601. */
  at: string
}

export interface Touches {
  first: Touch
  last: Touch
}

/** Parameters of advertisements; any other parameter of an address is not kept. */
export const TOUCH_PARAMS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const

export const TOUCH_DAYS = 90
export const VISITED_MAX = 20
export const TOUCH_VALUE_MAX = 200

const DAY_MS = 86_400_000

/** At most so long, and no character cut in half. */
const shortened = (value: string): string => value.slice(0, TOUCH_VALUE_MAX).replace(/\p{Cs}$/u, '')

const shownReferrer = (referrer: string, host: string): string | undefined => {
  if (!URL.canParse(referrer)) return undefined
  const { host: from, pathname } = new URL(referrer)
  return from === host ? undefined : `${from}${pathname}`.slice(0, TOUCH_VALUE_MAX)
}

/** What a page view says of how its visitor came. */
export const touchOf = (address: URL, referrer: string, now: Date): Touch => {
  const touch: Touch = { landing_page: address.pathname.slice(0, TOUCH_VALUE_MAX), at: now.toISOString() }
  for (const name of TOUCH_PARAMS) {
    const value = address.searchParams.get(name)
    // A campaign's parameter with an @ may be a person's e-mail address.
    if (value && !value.includes('@')) touch[name] = shortened(value)
  }
  const from = shownReferrer(referrer, address.host)
  return from ? { ...touch, referrer: from } : touch
}

const saysSomething = (touch: Touch): boolean => 'referrer' in touch || TOUCH_PARAMS.some((name) => name in touch)

const isFresh = ({ at }: Touch, now: Date): boolean => now.getTime() - Date.parse(at) < TOUCH_DAYS * DAY_MS

/**
 * First and last touch after a visit. A visit without campaign or referrer changes neither, so that typing the address
 * later does not take a campaign's place. Touches older than 90 days are forgotten.
 */
export const nextTouches = (kept: Touches | null, touch: Touch, now: Date): Touches => {
  const fresh = kept !== null && isFresh(kept.last, now) ? kept : null
  if (fresh === null) return { first: touch, last: touch }
  const first = isFresh(fresh.first, now) ? fresh.first : fresh.last
  return { first, last: saysSomething(touch) ? touch : fresh.last }
}

/** The paths of this session, the last at the end; a reload is no new path. */
export const nextVisited = (visited: readonly string[], path: string): string[] =>
  visited.at(-1) === path ? [...visited] : [...visited, path.slice(0, TOUCH_VALUE_MAX)].slice(-VISITED_MAX)
