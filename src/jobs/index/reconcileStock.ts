import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { documentHash } from '@/src/services/search/documentHash'
import { storeChecks, type TenantCheck } from './indexChecks'
import { restoreIndex, rebuildIndex } from './reindexStock'
import { changedSince, isAnyWaiting, queuePosition, unfinishedCars } from '../queue/stockQueue'
import type { SyncDeps } from './SyncDeps'
import { writeSyncState } from './syncState'

/** Documents are built in this process, where an edit's would wait: few at a time, a fraction of a second. */
const PAGE_CARS = 100
const PAGE_DOCUMENTS = 2000
/** Interval of checking whether waiting changes are done. */
const LOOK_MS = 25
/**
 * Longest wait of one page, and of all pages together: an import that queues cars without a pause, or a missing worker,
 * must not delay the comparison for ever.
 */
const LONGEST_WAY_MS = 2000
const ALL_WAYS_MS = 60_000
/** Above this share of differences a rebuild is cheaper than repairs, and the index is swapped whole. */
const REBUILD_SHARE = 0.5
/** Fewer differences than this are repaired one by one whatever their share. */
const REBUILD_MIN = 100

const uuid = z.uuid()

/** What a comparison of all stock with the index found and did. */
export interface ReconcileReport {
  tenants: TenantCheck[]
  /** Cars queued for repair. */
  queued: number
  /** True: so much differed that the index was rebuilt. */
  rebuilt: boolean
  ms: number
}

type Kind = 'missing' | 'stale' | 'orphaned'
interface Difference {
  id: string
  tenantId: string | null
  kind: Kind
}
type Versions = Map<string, { tenant: string | null; hash: string | null }>

const readVersions = async ({ engine }: SyncDeps): Promise<Versions> => {
  const versions: Versions = new Map()
  for (let offset = 0; ; offset += PAGE_DOCUMENTS) {
    const { documents, total } = await engine.versions(offset, PAGE_DOCUMENTS)
    for (const { id, tenant, doc_hash } of documents) versions.set(id, { tenant, hash: doc_hash })
    if (documents.length === 0 || offset + documents.length >= total) return versions
  }
}

const createTally = () => {
  const tally = new Map<string, TenantCheck>()
  const empty = { cars: 0, documents: 0, missing: 0, stale: 0, orphaned: 0, broken: 0 }
  const count = (tenantId: string | null, kind: keyof typeof empty): void => {
    if (tenantId === null || !uuid.safeParse(tenantId).success) return
    const row = tally.get(tenantId) ?? { tenantId, ...empty }
    row[kind] += 1
    tally.set(tenantId, row)
  }
  return { count, rows: () => [...tally.values()] }
}
type Tally = ReturnType<typeof createTally>

/** Waits while the stock queue processes waiting changes. Returns how long that took. */
const giveWay = async ({ pool }: SyncDeps, longestMs: number): Promise<number> => {
  const started = performance.now()
  const waited = (): number => performance.now() - started
  while (waited() < longestMs && (await isAnyWaiting(pool))) await setTimeout(LOOK_MS)
  return waited()
}

/** Walks all stock, a page at a time, and takes what it meets out of `versions`: what is left there is orphaned. */
const compareStock = async (deps: SyncDeps, versions: Versions, tally: Tally): Promise<Difference[]> => {
  const { reader } = deps
  const differences: Difference[] = []
  let after: string | null = null
  let left = ALL_WAYS_MS
  for (;;) {
    left -= await giveWay(deps, Math.min(left, LONGEST_WAY_MS))
    const ids: string[] = await reader.page(after, PAGE_CARS)
    const last = ids.at(-1)
    if (last === undefined) return differences
    for (const [id, car] of await reader.read(ids)) {
      if (car.kind === 'absent') continue
      const known = versions.get(id)
      versions.delete(id)
      const tenantId = car.kind === 'document' ? car.document.tenant : car.tenantId
      tally.count(tenantId, car.kind === 'document' ? 'cars' : 'broken')
      if (car.kind === 'document' && known?.hash === documentHash(car.document)) continue
      differences.push({ id, tenantId, kind: known ? 'stale' : 'missing' })
    }
    after = last
  }
}

/** Leaves out cars whose change is queued, or came during the comparison: the queue brings those anyway. */
const withoutMoving = async ({ pool }: SyncDeps, differences: Difference[], position: string) => {
  if (differences.length === 0) return []
  const moving = new Set([...(await changedSince(pool, position)), ...(await unfinishedCars(pool))])
  return differences.filter(({ id }) => !moving.has(id))
}

const queueRepairs = async ({ pool }: SyncDeps, differences: Difference[]): Promise<void> => {
  const rows = differences.map(({ id, tenantId }) => ({ id, tenant: uuid.safeParse(tenantId).data ?? null }))
  await pool.query(
    `INSERT INTO stock_changes (car_id, tenant_id, reason)
     SELECT id, tenant, 'reconcile' FROM jsonb_to_recordset($1::jsonb) AS wanted(id uuid, tenant uuid)`,
    [JSON.stringify(rows)],
  )
}

/** Queues cars that differ; documents without a car cannot be queued and are deleted at once. */
const repair = async (deps: SyncDeps, differences: Difference[]): Promise<number> => {
  const ours = differences.filter(({ id }) => uuid.safeParse(id).success)
  const strange = differences.filter((difference) => !ours.includes(difference))
  if (ours.length > 0) await queueRepairs(deps, ours)
  await deps.engine.deleteDocuments(strange.map(({ id }) => id))
  return ours.length
}

/**
 * Compares all stock with the index, document by document through its version, and queues what differs (reason
 * 'reconcile'), in case a change was missed. Orphaned documents are removed the same way. Works in small pages, and
 * lets waiting changes go first between them. When most of the stock differs, the index is rebuilt instead. The result
 * of each dealership is stored for the health page (FEED-10).
 *
 * @throws SearchError 'unavailable' when the engine is down; the last result then stays.
 */
export const reconcileStock = async (deps: SyncDeps, now: Date): Promise<ReconcileReport> => {
  const started = performance.now()
  await restoreIndex(deps)
  const position = await queuePosition(deps.pool)
  const tally = createTally()
  const versions = await readVersions(deps)
  const documents = versions.size
  for (const { tenant } of versions.values()) tally.count(tenant, 'documents')
  const found = await compareStock(deps, versions, tally)
  const orphans = [...versions].map(([id, { tenant }]): Difference => ({ id, tenantId: tenant, kind: 'orphaned' }))
  const differences = await withoutMoving(deps, [...found, ...orphans], position)
  for (const { tenantId, kind } of differences) tally.count(tenantId, kind)
  const tenants = tally.rows()
  const rebuilt = differences.length > Math.max(REBUILD_MIN, documents * REBUILD_SHARE)
  if (rebuilt) await rebuildIndex(deps, `${differences.length} of ${documents} documents are wrong.`)
  const queued = rebuilt ? 0 : await repair(deps, differences)
  const ms = Math.round(performance.now() - started)
  await storeChecks(deps.pool, tenants, now)
  await writeSyncState(deps.pool, 'reconcile', { checkedAt: now.toISOString(), ms, queued, rebuilt, documents })
  return { tenants, queued, rebuilt, ms }
}
