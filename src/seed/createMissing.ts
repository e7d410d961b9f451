import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import type { SeedContext } from './SeedContext'

/** Writes at a time: each takes a connection of the pool for its transaction. */
const WIDTH = 6

interface MissingRows<S extends CollectionSlug, T> {
  collection: S
  tenant: string
  rows: readonly T[]
  /** What makes a row the same row in the next run, read from the plan and from the database. */
  keyOf: (row: T) => string
  storedKeyOf: (doc: DataFromCollectionSlug<S>) => string | null | undefined
  create: (row: T) => Promise<{ id: string }>
}

export interface SeededRows {
  /** Ids by key: rows found and rows created. */
  ids: ReadonlyMap<string, string>
  created: number
}

/** Runs work on every item, at most `width` at a time, and gives the results in the order of the items. */
export const inParallel = async <T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  const queue = items.entries()
  const runner = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, runner))
  return results
}

/**
 * Creates the rows a dealership does not have yet and touches no other: a second run changes nothing, an interrupted one
 * is finished, and what a marketer edited stays.
 */
export const createMissing = async <S extends CollectionSlug, T>(
  { payload }: SeedContext,
  { collection, tenant, rows, keyOf, storedKeyOf, create }: MissingRows<S, T>,
): Promise<SeededRows> => {
  const { docs } = await payload.find({
    collection,
    where: { tenant: { equals: tenant } },
    depth: 0,
    pagination: false,
  })
  const ids = new Map<string, string>()
  for (const doc of docs) {
    const key = storedKeyOf(doc)
    if (key) ids.set(key, String(doc.id))
  }
  const missing = rows.filter((row) => !ids.has(keyOf(row)))
  await inParallel(missing, WIDTH, async (row) => {
    const { id } = await create(row)
    ids.set(keyOf(row), id)
  })
  return { ids, created: missing.length }
}
