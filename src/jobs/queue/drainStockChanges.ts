import { tagsFor } from '@/src/domain/cache/tags'
import { noteStock } from '../alerts/noteStock'
import { restoreIndex } from '../index/reindexStock'
import { markFailed, markProcessed, resolveDead, takeWaiting, type WaitingCar } from './stockQueue'
import type { BuiltCar, SyncDeps } from '../index/SyncDeps'
import { withIndexLock, writeToIndex } from '../index/writeToIndex'

/** What a sync did, in cars. */
export interface SyncReport {
  written: number
  removed: number
  /** Refused by the index or impossible to build: tried again later, then set aside. */
  failed: number
}

const BATCH_CARS = 1000

const documentsOf = (built: Map<string, BuiltCar>) =>
  [...built.values()].flatMap((car) => (car.kind === 'document' ? [car.document] : []))

const idsOf = (built: Map<string, BuiltCar>, kind: BuiltCar['kind']): string[] =>
  [...built].filter(([, car]) => car.kind === kind).map(([id]) => id)

const slugOf = (car: BuiltCar | undefined): string | null => {
  if (car?.kind === 'document') return car.document.slug
  return car?.kind === 'absent' ? car.slug : null
}

/** Cache tags of what changed: listings of every site that shows or showed these cars, and pages not refreshed yet. */
const tagsOf = async ({ reader }: SyncDeps, cars: WaitingCar[], built: Map<string, BuiltCar>): Promise<string[]> => {
  const listings = await reader.sitesShowing([...new Set(cars.flatMap(({ tenantIds }) => tenantIds))])
  const pages = cars
    .filter(({ refreshPage }) => refreshPage)
    .flatMap(({ carId }) => {
      const slug = slugOf(built.get(carId))
      // The row is deleted and no hook recorded its slug: refreshes every page of these sites, which is rare.
      return listings.map((site) => (slug === null ? tagsFor.site(site) : tagsFor.carSlug(site, slug)))
    })
  return [...new Set([...listings.map((site) => tagsFor.stock(site)), ...pages])]
}

const setAside = async ({ pool, log }: SyncDeps, cars: WaitingCar[], errors: Map<string, string>): Promise<void> => {
  for (const { carId, seqs } of cars) {
    const error = errors.get(carId)
    if (error === undefined) continue
    log.error(`Car ${carId} cannot be indexed: ${error}`)
    await markFailed(pool, seqs, error)
  }
}

/** One batch: null when nothing waits. */
const syncBatch = async (deps: SyncDeps, limit: number): Promise<SyncReport | null> => {
  const { pool, reader, engine } = deps
  const cars = await takeWaiting(pool, limit)
  if (cars.length === 0) return null
  const built = await reader.read(cars.map(({ carId }) => carId))
  const errors = new Map<string, string>()
  for (const [id, car] of built) if (car.kind === 'broken') errors.set(id, car.error)
  const removed = idsOf(built, 'absent')
  const documents = documentsOf(built)
  await engine.deleteDocuments(removed)
  for (const [id, error] of await writeToIndex(engine, documents)) errors.set(id, error)
  const done = cars.filter(({ carId }) => !errors.has(carId))
  await setAside(deps, cars, errors)
  await noteStock(
    pool,
    [...built].filter(([id]) => !errors.has(id)),
  )
  // Before the entries count as done: a worker killed in between refreshes the pages twice rather than never.
  if (done.length > 0) await deps.revalidate(await tagsOf(deps, done, built))
  await markProcessed(
    pool,
    done.flatMap(({ seqs }) => seqs),
  )
  await resolveDead(
    pool,
    done.map(({ carId }) => carId),
  )
  return { written: done.length - removed.length, removed: removed.length, failed: errors.size }
}

/**
 * Brings the index up to date with every waiting change, in batches of distinct cars. An entry counts as done only when
 * the engine reports its document as searchable. A refused document is found by halving, tried again later and finally
 * dead-lettered; the others continue. A missing or foreign index is rebuilt first.
 *
 * @throws SearchError 'unavailable' when the engine is down; every unfinished entry then still waits.
 */
export const drainStockChanges = async (deps: SyncDeps, limit = BATCH_CARS): Promise<SyncReport> => {
  const total: SyncReport = { written: 0, removed: 0, failed: 0 }
  await restoreIndex(deps)
  for (;;) {
    const report = await withIndexLock(deps.pool, () => syncBatch(deps, limit))
    if (report === null) return total
    total.written += report.written
    total.removed += report.removed
    total.failed += report.failed
  }
}
