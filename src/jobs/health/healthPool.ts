import { Pool } from 'pg'
import { env } from '@/src/env'

let current: { url: string; pool: Pool } | undefined

/**
 * Two connections for health checks, apart from those that serve visitors: a full pool must not make a healthy process
 * look dead. Checks have time limits.
 */
export const healthPool = (): Pool => {
  const url = env().DATABASE_URL
  if (current?.url !== url) {
    const pool = new Pool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: 3000,
      query_timeout: 10_000,
      allowExitOnIdle: true,
    }).on('error', () => undefined)
    current = { url, pool }
  }
  return current.pool
}
