import { Pool } from 'pg'
import { IDLE_CONNECTION_MS } from '@/src/env'

/**
 * Database connections beside Payload's own. A broken connection is reported by the query that used it and is replaced;
 * without a listener the pool's 'error' event would end the process.
 */
export const workerPool = (connectionString: string, max: number): Pool => {
  const ignore = (): void => undefined
  return new Pool({ connectionString, max, connectionTimeoutMillis: 10_000, idleTimeoutMillis: IDLE_CONNECTION_MS })
    .on('error', ignore)
    .on('connect', (client) => client.on('error', ignore))
}
