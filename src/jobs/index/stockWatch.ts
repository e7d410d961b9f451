import { z } from 'zod'
import { SOLD_INDEXED_DAYS } from '@/src/domain/search/index/siteFilter'
import { restoreIndex, rebuildIndex } from './reindexStock'
import { refreshDue } from '../pages/refreshDue'
import type { SyncDeps } from './SyncDeps'
import { RebuildUnderWay } from './withRebuildLock'

/** Fewer missing documents than this are left to `reconcileStock`. */
const MISSING_MIN = 100

const countRows = z.array(z.object({ cars: z.number(), waiting: z.number() }))

/** Cars that belong in the index, and those whose change waits. */
const COUNTS = `
  SELECT
    (SELECT count(*)::int FROM cars JOIN tenants ON tenants.id = cars.tenant_id
     WHERE tenants.archived IS NOT TRUE AND cars.show_on_dealer_website IS NOT FALSE AND cars.slug IS NOT NULL
       AND (cars.status IN ('in_stock', 'coming_soon') OR
            (cars.status = 'sold' AND cars.sold_date_timestamp > now() - $1 * interval '1 day'))) AS cars,
    (SELECT count(DISTINCT car_id)::int FROM stock_changes WHERE processed_at IS NULL) AS waiting`

/**
 * Whether the index lacks so many cars that something must have emptied it: all or half of what belongs there, not counting
 * cars that wait in the queue. Two counts, cheap enough for every minute.
 */
const indexFarOff = async ({ pool, engine }: Pick<SyncDeps, 'pool' | 'engine'>): Promise<boolean> => {
  const { rows } = await pool.query(COUNTS, [SOLD_INDEXED_DAYS])
  const { cars = 0, waiting = 0 } = countRows.parse(rows)[0] ?? {}
  const documents = await engine.countDocuments()
  const missing = cars - waiting - documents
  return documents === 0 ? missing > 0 : missing > Math.max(MISSING_MIN, cars / 2)
}

/**
 * Runs every minute: refreshes what changed by time alone, and rebuilds an index that was emptied from outside.
 *
 * @throws SearchError 'unavailable' when the engine is down; what changed by time is refreshed all the same.
 */
export const stockWatch = async (deps: SyncDeps, now: Date): Promise<void> => {
  await refreshDue(deps, now)
  await restoreIndex(deps)
  if (!(await indexFarOff(deps))) return
  try {
    await rebuildIndex(deps, 'The index lacks most of the stock.')
  } catch (error) {
    if (!(error instanceof RebuildUnderWay)) throw error
  }
}
