/** A row that is shown between two dates of its own. */
export interface Dated {
  id: string
  collection: string
  /** What kind of thing it is, in words. */
  what: string
  name?: string | null
  start?: string | null
  expiry?: string | null
  _status?: string | null
}

export interface Upcoming extends Pick<Dated, 'id' | 'collection' | 'what' | 'name'> {
  event: 'begins' | 'ends' | 'goes live' | 'comes off'
  /** ISO time. */
  at: string
}

const DAYS = 14
const MOST = 8

/** How far ahead is looked. */
export const soonUntil = (now: Date): Date => new Date(now.getTime() + DAYS * 86_400_000)

/**
 * What begins or ends within two weeks and what is scheduled, soonest first; what is not published neither begins nor ends.
 */
export const comingUp = (rows: readonly Dated[], now: Date, scheduled: readonly Upcoming[] = []): Upcoming[] => {
  const until = soonUntil(now).getTime()
  const isSoon = (iso: string): boolean => Date.parse(iso) > now.getTime() && Date.parse(iso) <= until
  const dated = rows
    .filter(({ _status }) => _status === 'published')
    .flatMap(({ id, collection, what, name, start, expiry }): Upcoming[] => [
      ...(start && isSoon(start) ? [{ id, collection, what, name, event: 'begins' as const, at: start }] : []),
      ...(expiry && isSoon(expiry) ? [{ id, collection, what, name, event: 'ends' as const, at: expiry }] : []),
    ])
  return [...dated, ...scheduled].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, MOST)
}
