import type { JobHelpers, TaskList } from 'graphile-worker'
import { z } from 'zod'
import { purgedKeys } from '@/src/domain/cache/surrogateKeys'
import { tagsFor, tenantOfTag } from '@/src/domain/cache/tags'
import { env } from '@/src/env'
import { edgeAddresses, emptyEdge, purgeEdge } from './edgeClient'
import type { SyncDeps } from '../index/SyncDeps'
import { tasks } from '../taskNames'

/**
 * After a purge an edge may still store an old page: its request began before the purge, or Next let it wait for a
 * rendering that had begun before. Both end within the edge's first_byte_timeout (10 s) and the time of the transfer.
 */
const LATE_PAGE_MS = 15_000
/** Retry interval for an edge that does not answer. */
const AWAY_MS = 2_000
/** Minimum interval of refreshing pages for their menu counts and similar cars. */
const SUMMARY_MS = 60_000
/** Up to this many tags have a late purge each, which moves when the tag is purged again; more tags share one. */
const MOST_SINGLE = 20

const tagsPayload = z.object({ tags: z.array(z.string()) })
const edgePayload = z.object({ edge: z.string() })

type Deps = Pick<SyncDeps, 'reader' | 'log'>
type AddJob = Pick<JobHelpers, 'addJob'>

const keysOf = async ({ reader }: Deps, tags: string[]): Promise<string[]> => {
  const named = [...new Set(tags.flatMap((tag) => tenantOfTag(tag)?.tenantId ?? []))]
  const sites = new Map(await Promise.all(named.map(async (id) => [id, await reader.sitesShowing([id])] as const)))
  return purgedKeys(tags, (id) => sites.get(id) ?? [])
}

/** Purges every edge. One that does not answer may serve outdated pages, so it is emptied as soon as it answers. */
const purgeEdges = async (deps: Deps, tags: string[], { addJob }: AddJob): Promise<void> => {
  const [edges, keys] = await Promise.all([edgeAddresses(), keysOf(deps, tags)])
  await Promise.all(
    edges.map(async (edge) => {
      try {
        await purgeEdge(edge, keys)
      } catch (error) {
        deps.log.warn(`${error instanceof Error ? error.message : String(error)} It is emptied when it answers.`)
        await addJob(tasks.emptyEdge, { edge }, { jobKey: `${tasks.emptyEdge}:${edge}` })
      }
    }),
  )
}

const purgeEdgesLater = async (tags: string[], { addJob }: AddJob): Promise<void> => {
  const runAt = new Date(Date.now() + LATE_PAGE_MS)
  if (tags.length > MOST_SINGLE) {
    await addJob(tasks.purgeEdges, { tags }, { runAt })
    return
  }
  for (const tag of tags)
    await addJob(tasks.purgeEdges, { tags: [tag] }, { runAt, jobKey: `${tasks.purgeEdges}:${tag}` })
}

/** Menu counts and similar cars follow the stock: at most once a minute, however often it changes. */
const refreshSummaries = async (tags: string[], { addJob }: AddJob): Promise<void> => {
  const runAt = new Date(Date.now() + SUMMARY_MS)
  for (const tag of tags) {
    const tenantId = tag.startsWith('stock:') ? tenantOfTag(tag)?.tenantId : undefined
    if (tenantId === undefined) continue
    const summary = tagsFor.stockSummary(tenantId)
    await addJob(tasks.revalidate, { tags: [summary] }, { runAt, jobKey: summary, jobKeyMode: 'preserve_run_at' })
  }
}

/**
 * Drops pages by tag: from the app's own cache (`refresh`) first, then from every edge, so that no edge can fetch an old page
 * from the app afterwards (ADR 22).
 *
 * @throws Error when the app's cache could not be reached; an edge that cannot is a job of its own
 */
export const purgePages =
  (deps: Deps, refresh: (tags: string[]) => Promise<void>) =>
  async (tags: string[], helpers: AddJob): Promise<void> => {
    await refreshSummaries(tags, helpers)
    try {
      await refresh(tags)
    } finally {
      // Also when one of several web processes is down: the job is tried again, and the others answer meanwhile.
      if (env().EDGE_URLS.length > 0) {
        await purgeEdges(deps, tags, helpers)
        await purgeEdgesLater(tags, helpers)
      }
    }
  }

/** The worker's tasks that keep the caches in front true. */
export const edgeTasks = (deps: Deps): TaskList => ({
  [tasks.purgeEdges]: (payload, helpers) => purgeEdges(deps, tagsPayload.parse(payload).tags, helpers),

  [tasks.emptyEdge]: async (payload, { addJob }) => {
    const { edge } = edgePayload.parse(payload)
    // An edge removed from the configuration serves no visitors; added again, it starts empty.
    if (!(await edgeAddresses()).includes(edge)) return
    try {
      await emptyEdge(edge)
      deps.log.warn(`The edge ${edge} answers again and was emptied.`)
    } catch {
      const runAt = new Date(Date.now() + AWAY_MS)
      await addJob(tasks.emptyEdge, { edge }, { runAt, jobKey: `${tasks.emptyEdge}:${edge}` })
    }
  },
})
