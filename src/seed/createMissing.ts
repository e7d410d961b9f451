import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { inParallel } from './inParallel'
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
