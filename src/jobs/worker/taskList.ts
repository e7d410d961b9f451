import type { JobHelpers, TaskList } from 'graphile-worker'
import { z } from 'zod'
import { soldLongAgo } from '@/src/domain/search/index/siteFilter'
import { tagsFor } from '@/src/domain/cache/tags'
import { isUnavailable } from '@/src/services/search/SearchError'
import { drainStockChanges } from '../queue/drainStockChanges'
import { comparePrices } from '../index/comparedPrices'
import { reconcileStock } from '../index/reconcileStock'
import { nextRetryAt, purgeProcessed } from '../queue/stockQueue'
import { stockWatch } from '../index/stockWatch'
import type { SyncDeps } from '../index/SyncDeps'
import { queues, tasks } from '../taskNames'
import { absorbWakeUps } from '../queue/wakeUps'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10_000

const syncPayload = z.object({ outage: z.int().min(0).catch(0) }).catch({ outage: 0 })
const tagsPayload = z.object({ tags: z.array(z.string()) })
const carPayload = z.object({ tenantId: z.string(), slugs: z.array(z.string()) })

/** How long to leave an engine alone that was not there `outage` times in a row. */
export const outageWait = (outage: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(outage, 10), LONGEST_WAIT_MS)

/** Pages are refreshed by a job of its own: it lasts whatever happens to this one. */
const withRevalidation = (deps: Omit<SyncDeps, 'revalidate'>, helpers: JobHelpers): SyncDeps => ({
  ...deps,
  revalidate: async (tags) => void (tags.length > 0 && (await helpers.addJob(tasks.revalidate, { tags }))),
})

/** Ignores that the engine is down: this task runs again soon. */
const unlessAway = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}

/** Drops cached pages by tag, everywhere. */
export type PurgePages = (tags: string[], helpers: Pick<JobHelpers, 'addJob'>) => Promise<void>

/** The worker's tasks for stock and pages. */
export const taskList = (deps: Omit<SyncDeps, 'revalidate'>, purgePages: PurgePages): TaskList => ({
  /** Indexes all waiting changes; while the engine is down, one wake-up is scheduled for later. */
  [tasks.syncStock]: async (payload, helpers) => {
    const later = (runAt: Date, outage: number, key: string) =>
      helpers.addJob(tasks.syncStock, { outage }, { queueName: queues.stock, jobKey: key, runAt })
    await absorbWakeUps(deps.pool)
    try {
      await drainStockChanges(withRevalidation(deps, helpers))
    } catch (error) {
      if (!isUnavailable(error)) throw error
      const { outage } = syncPayload.parse(payload)
      const wait = outageWait(outage)
      deps.log.warn(`The search engine is away; stock changes are kept and tried again in ${wait / 1000} s.`)
      await later(new Date(Date.now() + wait), outage + 1, `${tasks.syncStock}:outage`)
      return
    }
    const retryAt = await nextRetryAt(deps.pool)
    if (retryAt) await later(retryAt, 0, `${tasks.syncStock}:retry`)
  },

  [tasks.revalidate]: (payload, helpers) => purgePages(tagsPayload.parse(payload).tags, helpers),

  /** A car's own pages, as soon as its change is committed: they read the database, not the index. */
  [tasks.revalidateCar]: async (payload, helpers) => {
    const { tenantId, slugs } = carPayload.parse(payload)
    const sites = await deps.reader.sitesShowing([tenantId])
    const tags = sites.flatMap((site) => slugs.map((slug) => tagsFor.carSlug(site, slug)))
    await purgePages(tags, helpers)
  },

  [tasks.watchStock]: (_, helpers) => unlessAway(() => stockWatch(withRevalidation(deps, helpers), new Date())),

  [tasks.reconcile]: (_, helpers) =>
    unlessAway(async () => {
      const { queued } = await reconcileStock(withRevalidation(deps, helpers), new Date())
      if (queued === 0) return
      deps.log.warn(`Search index: ${queued} documents differed from the database and are repaired.`)
      await helpers.addJob(tasks.syncStock, {}, { queueName: queues.stock, jobKey: `${tasks.syncStock}:reconcile` })
    }),

  [tasks.comparePrices]: async (_, helpers) => {
    const queued = await comparePrices(deps.pool)
    if (queued > 0)
      await helpers.addJob(tasks.syncStock, {}, { queueName: queues.stock, jobKey: `${tasks.syncStock}:prices` })
  },

  [tasks.tidyStock]: async () => {
    await purgeProcessed(deps.pool)
    await deps.engine.deleteWhere(soldLongAgo(new Date()))
  },
})
