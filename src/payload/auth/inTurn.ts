import { Pool } from 'pg'
import { env, IDLE_CONNECTION_MS } from '@/src/env'

/** Longest wait for one's turn. Whoever has waited so long goes on without it. */
const PATIENCE_MS = 3_000

let pool: Pool | undefined

/** Connections of its own: who waits for a turn must not hold one that the work of another needs. */
const turns = (): Pool => {
  pool ??= new Pool({
    connectionString: env().DATABASE_URL,
    max: 2,
    connectionTimeoutMillis: PATIENCE_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    options: `-c lock_timeout=${PATIENCE_MS}`,
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  return pool
}

/**
 * Does what changes a person's sessions one after the other, in all web processes: Payload (3.90) reads their list, changes
 * it and writes it whole, so of two sign-ins at once one would be gone, or a sign-out undone.
 */
export const inTurn = async <T>(account: string, work: () => Promise<T>): Promise<T> => {
  const client = await turns()
    .connect()
    .catch(() => null)
  if (!client) return work()
  const ask = (statement: string) =>
    client.query(`SELECT ${statement}(hashtextextended('sessions:' || $1, 0))`, [account]).then(
      () => true,
      () => false,
    )
  const isOurs = await ask('pg_advisory_lock')
  try {
    return await work()
  } finally {
    // A connection that keeps its turn is closed, which ends the turn as well.
    client.release(isOurs ? !(await ask('pg_advisory_unlock')) : false)
  }
}
