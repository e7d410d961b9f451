import { Pool, type PoolClient } from 'pg'

/**
 * Runs `work` with a database session of its own. A run's lock, its batches and its end all use that session, so that a
 * run that loses it can neither continue writing nor block the next run. The session ends with the work.
 */
export const withFeedConnection = async <T>(
  databaseUrl: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const ignore = (): void => undefined
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'forecourt-feed',
    max: 1,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: 120_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
  }).on('error', ignore)
  try {
    const client = await pool.connect()
    // Queries report the error themselves; an 'error' event without a listener would end the process.
    client.on('error', ignore)
    try {
      return await work(client)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end().catch(ignore)
  }
}
