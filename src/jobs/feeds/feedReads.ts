import type { Pool } from 'pg'
import { env } from '@/src/env'
import { workerPool } from '../worker/workerPool'

let pool: Pool | undefined

/** Connections for reports and approvals; each import has its own besides. */
export const feedReads = (): Pool => (pool ??= workerPool(env().DATABASE_URL, 3))
