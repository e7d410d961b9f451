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

/** The redirect that answers for an address of the site: one without a query also does for every query of its path. */
const answering = (map: RedirectMap, key: string): Redirect | undefined =>
  map.get(key) ?? map.get(key.split('?')[0] ?? key)

const next = (map: RedirectMap, to: string): Redirect | undefined => {
  const key = ownKey(to)
  return key === null ? undefined : answering(map, key)
}

/**
 * The circle a redirect would close, as the list of its addresses; null when it closes none.
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
    const following = answering(map, key)
    at = following && following.from !== from ? following.to : null
  }
  return at === null ? null : steps
}

/**
 * Redirects as visitors follow them: a chain leads to its end at once, and what leads in a circle leads nowhere (two
 * editors can close one at the same moment). Moved for now if any step is. Each row is followed once, however long chains are.
 */
export const resolveRedirects = (rows: readonly Redirect[]): RedirectMap => {
  const map = new Map(rows.map((row) => [row.from, row]))
  /** Null: its end is not known yet, or it is in a circle. */
  const ends = new Map<string, Redirect | null>()
  for (const row of map.values()) {
    const way: Redirect[] = []
    let step: Redirect | undefined = row
    for (; step && !ends.has(step.from); step = next(map, step.to)) {
      ends.set(step.from, null)
      way.push(step)
    }
    let end = step && (ends.get(step.from) ?? null)
    for (const { from, to, type } of way.toReversed()) {
      if (end === null) break
      end = end ? { from, to: end.to, type: end.type === '302' ? '302' : type } : { from, to, type }
      ends.set(from, end)
    }
  }
  return new Map([...ends].flatMap(([from, end]) => (end ? [[from, end] as const] : [])))
}

/**
 * The target of a request. An old address with a query matches exactly that query; one without matches any query, which
 * is kept (so campaign parameters survive). Null when there is no redirect.
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
