import { randomUUID } from 'node:crypto'
import { Logger, run, type Runner, type RunnerOptions } from 'graphile-worker'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import { rememberIndex } from '@/src/jobs/index/syncState'
import type { BuiltCar, StockReader, SyncDeps, TimedSite } from '@/src/jobs/index/SyncDeps'
import { queues, tasks } from '@/src/jobs/taskNames'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { testEngine, dropEngine } from '../contract/testEngine'
import { testDatabase } from '../setup/testDatabase'

export const TENANT = '00000000-0000-4000-8000-00000000000a'
export const GROUP = '00000000-0000-4000-8000-00000000000b'

/** graphile-worker's, saying nothing. */
export const logger = new Logger(() => () => undefined)

/** The queue on a real database and a real engine, with stock that lives in a map. */
export const syncHarness = async () => {
  const database = await testDatabase()
  const pool = workerPool(database.url, 8)
  const engine = await testEngine()
  const stock = new Map<string, BuiltCar>()
  const tags: string[] = []
  const errors: string[] = []
  const sites: TimedSite[] = [
    { id: TENANT, slug: 'harbour-city', tenantIds: [TENANT], soldVisibleDays: 3, justArrivedDays: 8 },
    { id: GROUP, slug: 'apex', tenantIds: [GROUP, TENANT], soldVisibleDays: 3, justArrivedDays: 8 },
  ]
  const reader: StockReader = {
    read: async (ids) => new Map(ids.map((id) => [id, stock.get(id) ?? { kind: 'absent', slug: null }])),
    page: async (after, limit) =>
      [...stock.keys()]
        .sort()
        .filter((id) => after === null || id > after)
        .slice(0, limit),
    sitesShowing: async (ids) => (ids.length === 0 ? [] : [TENANT, GROUP]),
    sites: async () => sites,
  }
  const deps: SyncDeps = {
    pool,
    reader,
    engine,
    revalidate: async (dropped) => void tags.push(...dropped),
    log: { warn: () => undefined, error: (message) => void errors.push(message) },
  }
  await rememberIndex({ pool, engine })
  /** Puts a car into stock, without a queue entry. */
  const put = (changes: Partial<IndexedStockDocument> = {}): string => {
    const id = changes.id ?? randomUUID()
    const document = stockDocumentFixture({ tenant: TENANT, ...changes, id, slug: `car-${id}` })
    stock.set(id, { kind: 'document', document })
    return id
  }
  const enqueue = async (ids: string[], reason = 'edit'): Promise<void> => {
    await pool.query('INSERT INTO stock_changes (car_id, tenant_id, reason) SELECT unnest($1::uuid[]), $2::uuid, $3', [
      ids,
      TENANT,
      reason,
    ])
  }
  const found = async (filter = 'id EXISTS') => {
    const [answer] = await engine.search([{ q: '', filter, hitsPerPage: 1000 }])
    return answer?.hits ?? []
  }
  const waiting = async () =>
    (await pool.query('SELECT * FROM stock_changes WHERE processed_at IS NULL AND dead_at IS NULL ORDER BY seq')).rows
  const wake = (key: string) =>
    pool.query('SELECT wake_worker($1, $2::json, $3, $4)', [tasks.syncStock, '{}', queues.stock, key])
  const jobs = async () =>
    (await pool.query('SELECT task_identifier, key, run_at, attempts FROM graphile_worker.jobs ORDER BY id')).rows
  /** A runner on this database that keeps no schedule and is quick to look for jobs. */
  const runner = (options: RunnerOptions): Promise<Runner> =>
    run({ pgPool: pool, logger, noHandleSignals: true, pollInterval: 100, parsedCronItems: [], ...options })
  const destroy = async () => {
    await pool.end()
    await dropEngine(engine)
    await database.drop()
  }
  return {
    deps,
    url: database.url,
    pool,
    engine,
    stock,
    sites,
    tags,
    errors,
    put,
    enqueue,
    found,
    waiting,
    wake,
    jobs,
    runner,
    destroy,
  }
}

export type SyncHarness = Awaited<ReturnType<typeof syncHarness>>
