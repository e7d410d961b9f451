import { Pool, type PoolClient } from 'pg'

/**
 * Works with one database session of its own. A run's lock, its batches and its end all go through it, so that a run whose
 * session is lost can neither write on nor keep the next one out. The session ends with the work.
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
    // Whoever uses the session gets the error from the query; nobody listening would end the process.
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
