import type { TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { readPlatformSettings } from '@/tenants/readPlatform'
import { tasks } from '../taskNames'
import { contentDue } from './contentDue'

interface ContentDeps {
  payload: Payload
  pool: Pool
}

const AT_ONCE = 100

/**
 * Runs due publications and unpublications (CMS-01). Payload's own queue runs a job twice when two processes take it,
 * and never again when its process is killed. So this runs in one place at a time, as a job of the worker's queue
 * `content`; a job still marked as processing belonged to a killed process. Returns how many were due.
 */
export const publishDue = async (payload: Payload, pool: Pool): Promise<number> => {
  await pool.query('UPDATE payload_jobs SET processing = false WHERE processing')
  const { jobStatus } = await payload.jobs.run({ limit: AT_ONCE, sequential: true, silent: { info: true } })
  return Object.keys(jobStatus ?? {}).length
}

const DAY_MS = 86_400_000

/**
 * Deletes drafts without a title that have not changed for the number of days in Platform settings (CMS-01). Returns how
 * many.
 */
export const tidyDrafts = async (payload: Payload, now: Date): Promise<number> => {
  const { retention } = await readPlatformSettings(payload)
  const before = new Date(now.getTime() - retention.emptyDraftDays * DAY_MS).toISOString()
  let gone = 0
  for (const { slug, versions, admin } of payload.config.collections) {
    if (!versions?.drafts || !admin.useAsTitle) continue
    const { docs } = await payload.delete({
      collection: slug,
      depth: 0,
      overrideAccess: true,
      where: {
        and: [
          { _status: { equals: 'draft' } },
          { [admin.useAsTitle]: { exists: false } },
          { updatedAt: { less_than: before } },
        ],
      },
    })
    gone += docs.length
  }
  return gone
}

/** The worker's tasks for content. */
export const contentTasks = ({ payload, pool }: ContentDeps): TaskList => ({
  [tasks.contentClock]: async (_, { addJob }) => {
    await publishDue(payload, pool)
    const revalidate = async (tags: string[]): Promise<void> => void (await addJob(tasks.revalidate, { tags }))
    await contentDue({ pool, revalidate }, new Date())
  },
  [tasks.tidyDrafts]: async () => {
    await tidyDrafts(payload, new Date())
  },
})
