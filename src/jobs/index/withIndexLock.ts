import type { Pool } from 'pg'
import { z } from 'zod'

/** Any fixed number: the lock of whoever reads stock and writes it to the index. */
const LOCK = 7_120_031

const granted = z.array(z.object({ granted: z.boolean() }))

/**
 * Runs one read-and-write of the index alone. Without it a rebuild could read a car, a sync write its next version, and
 * the rebuild then put the old one back. Held by a database session, so a killed process lets go of it.
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
