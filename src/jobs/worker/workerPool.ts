import { Pool } from 'pg'

/**
 * Database connections beside Payload's own. A broken connection is reported by the query that used it and is replaced;
 * without a listener the pool's 'error' event would end the process.
 */
export const workerPool = (connectionString: string, max: number): Pool => {
  const ignore = (): void => undefined
  return new Pool({ connectionString, max, connectionTimeoutMillis: 10_000 })
    .on('error', ignore)
    .on('connect', (client) => client.on('error', ignore))
}
