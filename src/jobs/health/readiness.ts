import type { Pool } from 'pg'
import { z } from 'zod'
import type { StockEngine } from '@/src/services/search/stockEngine'

export const readyParts = ['database', 'migrations', 'search'] as const
type ReadyPart = (typeof readyParts)[number]

interface Asked {
  pool: Pool
  engine: StockEngine
  /** Names of the migrations this version needs. */
  needed: string[]
}

const namesSchema = z.array(z.object({ name: z.string() }))

/** A few words that name nothing private: no address, no driver's message. */
const AWAY = 'It does not answer.'

const checks: Record<ReadyPart, (asked: Asked) => Promise<string | null>> = {
  database: ({ pool }) =>
    pool.query('SELECT 1').then(
      () => null,
      () => AWAY,
    ),
  migrations: async ({ pool, needed }) => {
    const result = await pool.query('SELECT name FROM payload_migrations').catch(() => null)
    if (result === null) return 'They cannot be read.'
    const done = new Set(namesSchema.parse(result.rows).map(({ name }) => name))
    const open = needed.filter((name) => !done.has(name)).length
    return open === 0 ? null : `${open} of ${needed.length} have not run.`
  },
  search: async ({ engine }) => ((await engine.isHealthy()) ? null : AWAY),
}

/** Each part with its problem; null when it has none (ERR-19). */
export const readiness = async (asked: Asked, parts: readonly ReadyPart[]) =>
  Promise.all(parts.map(async (part) => ({ part, problem: await checks[part](asked) })))
