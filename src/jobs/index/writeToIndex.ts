import type { Pool } from 'pg'
import { z } from 'zod'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import { isUnavailable, SearchError } from '@/src/services/search/SearchError'
import type { StockEngine } from '@/src/services/search/stockEngine'

/**
 * Writes documents; a refused batch is halved until the refused documents stand alone. Returns those, with the reason,
 * by id; all others are searchable.
 *
 * @throws SearchError 'unavailable' when the engine is not there: nothing is known about any document then.
 */
export const writeToIndex = async (
  engine: StockEngine,
  documents: IndexedStockDocument[],
  uid?: string,
): Promise<Map<string, string>> => {
  try {
    await engine.writeDocuments(documents, uid)
    return new Map()
  } catch (error) {
    if (!(error instanceof SearchError) || isUnavailable(error)) throw error
    const [first] = documents
    if (first && documents.length === 1) return new Map([[first.id, error.message]])
    const middle = Math.ceil(documents.length / 2)
    const left = await writeToIndex(engine, documents.slice(0, middle), uid)
    const right = await writeToIndex(engine, documents.slice(middle), uid)
    return new Map([...left, ...right])
  }
}

/** Advisory lock for reading stock and writing it to the index; any fixed number. */
const LOCK = 7_120_031

const granted = z.array(z.object({ granted: z.boolean() }))

/**
 * Runs one read-and-write of the index exclusively. Otherwise a rebuild could read a car, a sync write its next
 * version, and the rebuild then overwrite that with the old one. The lock belongs to a database session, so a killed
 * process releases it.
 */
export const withIndexLock = async <T>(pool: Pool, work: () => Promise<T>): Promise<T> => {
  const session = await pool.connect()
  try {
    for (;;) {
      const { rows } = await session.query('SELECT pg_try_advisory_lock($1) AS granted', [LOCK])
      if (granted.parse(rows)[0]?.granted) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return await work()
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [LOCK]).then(
      () => session.release(),
      (error: Error) => session.release(error),
    )
  }
}
