import type { Pool } from 'pg'
import { z } from 'zod'

/** Advisory lock of an index rebuild; any fixed number. */
const LOCK = 7_120_032

const granted = z.array(z.object({ granted: z.boolean() }))

/** Another process is rebuilding the index at this moment. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay'

  constructor() {
    super('The index is already being rebuilt. Wait for that rebuild to end.')
  }
}

/**
 * Runs a rebuild exclusively: two at once would fill and swap the same new index. The lock belongs to a database
 * session, so a killed process releases it.
 *
 * @throws RebuildUnderWay when another process holds it.
 */
export const withRebuildLock = async <T>(pool: Pool, work: () => Promise<T>): Promise<T> => {
  const session = await pool.connect()
  try {
    const { rows } = await session.query('SELECT pg_try_advisory_lock($1) AS granted', [LOCK])
    if (!granted.parse(rows)[0]?.granted) throw new RebuildUnderWay()
    return await work()
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [LOCK]).then(
      () => session.release(),
      (error: Error) => session.release(error),
    )
  }
}
