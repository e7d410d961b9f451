import type { Pool } from 'pg'
import { z } from 'zod'

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
