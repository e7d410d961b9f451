import { isRecord } from '@/src/domain/isRecord'
import {
  carFieldValue,
  ownableFields,
  type PlainValue,
  samePlainValue,
  type SuppliedField,
  withSentValue,
} from './columns/suppliedFields'

type Row = Record<string, unknown>

/** Names of locked fields out of a stored or sent value; anything else in it is dropped. */
export const readLocks = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((name) => typeof name === 'string'))] : []

/** Fields that mean something only together: a price is an amount and what it includes (LAW-04). */
const together: readonly (readonly string[])[] = [['price', 'price_type']]

/** A field and those that are locked and unlocked with it. */
export const lockedWith = (path: string): readonly string[] => together.find((group) => group.includes(path)) ?? [path]

/** Locks with those of the fields that go with theirs. */
export const wholeLocks = (locks: readonly string[]): string[] => [...new Set(locks.flatMap(lockedWith))]

/** Whether a lock covers a field: its own lock, that of a linked field, or that of the group it is in. */
export const isLockedBy = (locks: readonly string[], path: string): boolean =>
  lockedWith(path).some((name) => locks.includes(name)) || locks.includes(path.split('.')[0] ?? '')

interface StaffEdit {
  /** The car as it is about to be stored, and as it is stored; null when it is new. */
  data: Row
  stored: Row | null
  /** What a feed fills; empty: no feed supplies the car. */
  supplied: readonly SuppliedField[]
  /** The values the editor was looking at, by path, as JSON text; absent for an edit that was not made in the form. */
  seen: Row
}

/** Empty in any of its forms: a form writes false and [] where the database has nothing. */
const comparable = (value: PlainValue): string =>
  value === false || (Array.isArray(value) && value.length === 0) ? 'null' : JSON.stringify(value)

/** Fields that no feed fills so far and staff changed: theirs, should a feed begin to send them (FEED-06). */
const typedFields = (data: Row, stored: Row | null, supplied: readonly SuppliedField[]): string[] =>
  ownableFields.flatMap(({ path, initial }) => {
    if (supplied.some((field) => field.path === path)) return []
    const before = stored === null ? initial : carFieldValue(stored, path)
    return comparable(carFieldValue(data, path)) === comparable(before) ? [] : [path]
  })

/**
 * Effect of a dealership's own edit on the fields a feed fills, or may fill later (FEED-06):
 * - a changed field keeps its new value and is locked, unless the feed has the same value;
 * - a field unlocked without a new value takes the feed's value at once;
 * - a field that a delivery changed while the form was open keeps the delivered value.
 */
export const applyStaffEdit = ({ data, stored, supplied, seen }: StaffEdit): Row => {
  const before = readLocks(stored?.feed_locks)
  const kept = readLocks(data.feed_locks)
  const unlocked = wholeLocks(before.filter((path) => !kept.includes(path)))
  const locks = new Set(kept.filter((path) => !unlocked.includes(path)))
  let car = data
  for (const field of supplied) {
    const { path, sent } = field
    const now = carFieldValue(data, path)
    const known = seen[path]
    const base = typeof known === 'string' ? known : JSON.stringify(carFieldValue(stored ?? {}, path))
    const isEdited = JSON.stringify(now) !== base
    const wasLocked = isLockedBy(before, path)
    const staysLocked = isLockedBy([...locks], path)
    if (isEdited && !samePlainValue(now, sent)) locks.add(path)
    else if (wasLocked && !staysLocked) {
      car = withSentValue(car, field)
    } else if (!isEdited && !wasLocked && !staysLocked) car = keepStored(car, stored ?? {}, path)
  }
  for (const path of typedFields(data, stored, supplied)) locks.add(path)
  return { ...car, feed_locks: locks.size > 0 ? wholeLocks([...locks]).sort() : null }
}

const keepStored = (car: Row, stored: Row, path: string): Row => {
  if (samePlainValue(carFieldValue(car, path), carFieldValue(stored, path))) return car
  const [first = '', second] = path.split('.')
  if (second === undefined) return { ...car, [first]: stored[first] }
  const [group, old] = [car[first], stored[first]]
  return { ...car, [first]: { ...(isRecord(group) ? group : {}), [second]: isRecord(old) ? old[second] : null } }
}

/** A feed's own write over REST: locked fields and the locks themselves stay as they are. */
export const applyFeedWrite = (data: Row, stored: Row): Row => {
  const locks = wholeLocks(readLocks(stored.feed_locks))
  return locks.reduce<Row>((car, path) => keepStored(car, stored, path), {
    ...data,
    feed_locks: stored.feed_locks ?? null,
  })
}
