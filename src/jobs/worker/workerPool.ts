import { Pool } from 'pg'

/**
 * Database connections beside Payload's own. A connection that breaks is logged by whoever used it and replaced; it must
 * not end the process, which an error nobody listens to would do.
 */
export const workerPool = (connectionString: string, max: number): Pool => {
  const ignore = (): void => undefined
  return new Pool({ connectionString, max, connectionTimeoutMillis: 10_000 })
    .on('error', ignore)
    .on('connect', (client) => client.on('error', ignore))
}
