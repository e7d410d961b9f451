import { ownKey, redirectKey } from './redirectAddress'

export type RedirectType = '301' | '302'

export interface Redirect {
  from: string
  to: string
  type: RedirectType
}

/** A site's redirects by old address. */
export type RedirectMap = ReadonlyMap<string, Redirect>

/** More steps than any honest chain has. */
const MOST_STEPS = 50

const next = (map: RedirectMap, to: string): Redirect | undefined => {
  const key = ownKey(to)
  if (key === null) return undefined
  return map.get(key) ?? map.get(key.split('?')[0] ?? key)
}

/**
 * The circle a redirect would close, as the addresses a visitor would be sent through; null: it ends somewhere.
 *
 * @param map the site's other redirects
 */
export const redirectCircle = (map: RedirectMap, { from, to }: Pick<Redirect, 'from' | 'to'>): string[] | null => {
  const own = from.split('?')[0] ?? from
  const steps = [from]
  let at: string | null = to
  while (at !== null && steps.length <= MOST_STEPS) {
    const key = ownKey(at)
    if (key === null) return null
    steps.push(at)
    // A path without a query also answers for every query of it.
    if (key === from || (own === from && key.split('?')[0] === own)) return steps
    const following: Redirect | undefined = map.get(key) ?? map.get(key.split('?')[0] ?? key)
    at = following && following.from !== from ? following.to : null
  }
  return at === null ? null : steps
}

/**
 * Redirects as visitors follow them: a chain leads to its end at once, and what leads in a circle leads nowhere (two
 * editors can close one at the same moment). Moved for now if any step is.
 */
export const resolveRedirects = (rows: readonly Redirect[]): RedirectMap => {
  const map = new Map(rows.map((row) => [row.from, row]))
  const resolved = new Map<string, Redirect>()
  for (const row of rows) {
    const seen = new Set([row.from])
    let end: Redirect | null = row
    for (let step = next(map, row.to); step && end; step = next(map, step.to)) {
      end = seen.has(step.from) ? null : { from: row.from, to: step.to, type: step.type === '302' ? '302' : end.type }
      seen.add(step.from)
    }
    if (end && !redirectCircle(new Map(), end)) resolved.set(row.from, end)
  }
  return resolved
}

/**
 * Where a request leads. An old address with a query answers for exactly that query; one without answers for any, which
 * then goes along (campaign marks survive a move). Null: nowhere else.
 */
export const redirectFor = (map: RedirectMap, pathname: string, search: string): Redirect | null => {
  if (map.size === 0) return null
  const exact = search === '' ? undefined : map.get(redirectKey(pathname, search))
  if (exact) return exact
  const row = map.get(redirectKey(pathname))
  if (!row) return null
  const [address = '', hash] = row.to.split('#')
  const goesAlong = search !== '' && !address.includes('?')
  return goesAlong ? { ...row, to: `${address}${search}${hash === undefined ? '' : `#${hash}`}` } : row
}
