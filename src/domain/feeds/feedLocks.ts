import { carFieldValue, samePlainValue, type SuppliedField, withSentValue } from './suppliedFields'

type Row = Record<string, unknown>

/** Names of locked fields out of a stored or sent value; anything else in it is dropped. */
export const readLocks = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((name) => typeof name === 'string'))] : []

/** Whether a lock covers a field: its own, or that of the group it is in. */
export const isLockedBy = (locks: readonly string[], path: string): boolean =>
  locks.includes(path) || locks.includes(path.split('.')[0] ?? '')

interface StaffEdit {
  /** The car as it is about to be stored, and as it is stored. */
  data: Row
  stored: Row
  supplied: readonly SuppliedField[]
  /** The values the editor was looking at, by path, as JSON text; absent for an edit that was not made in the form. */
  seen: Row
}

/**
 * What a dealership's own edit does to the fields a feed fills (FEED-06):
 * a changed field keeps its new value and is locked, unless that is what the feed says anyway;
 * a field unlocked without a new value takes the feed's at once;
 * a field that only changed behind an open form keeps what the feed made of it meanwhile.
 */
export const applyStaffEdit = ({ data, stored, supplied, seen }: StaffEdit): Row => {
  const before = readLocks(stored.feed_locks)
  const locks = new Set(readLocks(data.feed_locks))
  let car = data
  for (const field of supplied) {
    const { path, sent } = field
    const now = carFieldValue(data, path)
    const known = seen[path]
    const base = typeof known === 'string' ? known : JSON.stringify(carFieldValue(stored, path))
    const isEdited = JSON.stringify(now) !== base
    const wasLocked = isLockedBy(before, path)
    const staysLocked = isLockedBy([...locks], path)
    if (isEdited && !samePlainValue(now, sent)) locks.add(path)
    else if (wasLocked && !staysLocked) {
      car = withSentValue(car, field)
    } else if (!isEdited && !wasLocked && !staysLocked) car = keepStored(car, stored, path)
  }
  return { ...car, feed_locks: locks.size > 0 ? [...locks].sort() : null }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const keepStored = (car: Row, stored: Row, path: string): Row => {
  if (samePlainValue(carFieldValue(car, path), carFieldValue(stored, path))) return car
  const [first = '', second] = path.split('.')
  if (second === undefined) return { ...car, [first]: stored[first] }
  const [group, old] = [car[first], stored[first]]
  return { ...car, [first]: { ...(isRow(group) ? group : {}), [second]: isRow(old) ? old[second] : null } }
}

/** A feed's own write over REST: locked fields and the locks themselves stay as they are. */
export const applyFeedWrite = (data: Row, stored: Row): Row => {
  const locks = readLocks(stored.feed_locks)
  return locks.reduce<Row>((car, path) => keepStored(car, stored, path), {
    ...data,
    feed_locks: stored.feed_locks ?? null,
  })
}
