import type { Pool, PoolClient } from 'pg'

/** Runs work in one database transaction: all of it happens, or nothing. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
