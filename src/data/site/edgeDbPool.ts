import { Pool } from 'pg'
import { env, IDLE_CONNECTION_MS } from '@/src/env'

let pool: Pool | undefined

/** The proxy's own door to the database: it runs before every page, and needs no Payload. */
export const edgeDbPool = (): Pool => {
  pool ??= new Pool({
    connectionString: env().DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  return pool
}
