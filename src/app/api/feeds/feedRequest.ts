import type { Payload } from 'payload'
import { z } from 'zod'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { parseHost, requestHost } from '@/src/domain/site/parseHost'
import { env } from '@/src/env'
import { feedReads } from '@/src/jobs/feeds/feedReads'
import type { FeedRefusal } from '@/src/jobs/feeds/run/FeedRefusal'
import { type FoundRun, runReport } from '@/src/jobs/feeds/run/runReport'
import { type Actor, actorOf, tenantRoles, tenantsWithRole } from '@/src/payload/access/actor'
import { policy } from '@/src/payload/access/rolePermissions'
import { apiError } from '@/src/payload/http/apiError'
import { databaseAwayAnswer, despiteOutage, isDatabaseAway } from '@/src/payload/http/databaseAway'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'

export interface FeedCaller {
  payload: Payload
  actor: Extract<Actor, { kind: 'feedClient' | 'staff' }>
}

const isId = (value: string): boolean => z.guid().safeParse(value).success

export const notFound = (what: string): Response => apiError(404, 'not_found', `There is no such ${what}.`)

/**
 * The caller (FEED-02): a feed client by its key, or signed-in staff; on the platform's host only, as for the whole
 * API.
 */
export const feedCaller = async (request: Request): Promise<FeedCaller | Response> => {
  const host = parseHost(requestHost(request.headers, env().TRUST_PROXY), env().PLATFORM_HOST)
  if (host.kind === 'invalid') return apiError(421, 'unknown_host', 'No site is served under this host name.')
  if (host.kind !== 'platform') return apiError(403, 'forbidden', 'This is not served on a dealership’s address.')
  if (request.method !== 'GET' && !originMatchesHost(request)) {
    return apiError(403, 'cross_origin', 'This request came from another site and was refused.')
  }
  try {
    const payload = await payloadClient()
    const { user } = await payload.auth({ headers: request.headers, canSetHeaders: false })
    const actor = actorOf(user)
    if (actor.kind === 'feedClient' || actor.kind === 'staff') return { payload, actor }
  } catch (error) {
    if (await isDatabaseAway(payloadClient)) return databaseAwayAnswer()
    throw error
  }
  const refused = apiError(401, 'unauthorized', 'Send the key of your feed: Authorization: Feed-Key fk_…')
  return despiteOutage(request, refused, payloadClient)
}

/** Whether the caller may see runs of this client, and send files for it: its own key, or an editor of its dealership. */
export const mayUseFeed = ({ actor }: FeedCaller, clientId: string | null, tenantId: string): boolean => {
  if (actor.kind === 'feedClient') return actor.id === clientId
  if (actor.platformAdmin) return true
  const roles = tenantRoles.filter((role) => policy['feed-runs'].read[role])
  return tenantsWithRole(actor, roles).includes(tenantId)
}

/** The feed an address names, when the caller may use it; the same answer for one that is not there and one of others. */
export const callersFeed = async (caller: FeedCaller, clientId: string) => {
  if (!isId(clientId)) return notFound('feed')
  const feed = await caller.payload.findByID({
    collection: 'feed-clients',
    id: clientId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (!feed) return notFound('feed')
  const tenantId = typeof feed.tenant === 'string' ? feed.tenant : feed.tenant.id
  return mayUseFeed(caller, feed.id, tenantId) ? feed : notFound('feed')
}

export const isRunId = isId

const statuses: Record<FeedRefusal['code'], number> = {
  run_in_progress: 409,
  stale_sequence: 409,
  key_reused: 422,
  client_inactive: 403,
  not_held: 409,
  not_found: 404,
  too_many_useless: 429,
}

/** A refusal as the API answers it, naming the run it is about. */
export const refusalAnswer = ({ code, message, runId, retryAfterSeconds }: FeedRefusal): Response =>
  Response.json(
    { success: false, error: { code, message }, ...(runId === null ? {} : { run: { id: runId } }) },
    {
      status: statuses[code],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
    },
  )

export interface RunParams {
  params: Promise<{ client: string; run: string }>
}

/** The run an address names, when the caller may see it; else what to answer. */
export const callersRun = async (
  request: Request,
  { params }: RunParams,
): Promise<(FoundRun & { caller: FeedCaller; clientId: string }) | Response> => {
  const caller = await feedCaller(request)
  if (caller instanceof Response) return caller
  const { client, run } = await params
  const found = isRunId(run) ? await runReport(feedReads(), run) : null
  if (!found || found.clientId === null || found.clientId !== client) return notFound('run')
  if (!mayUseFeed(caller, found.clientId, found.tenantId)) return notFound('run')
  return { ...found, clientId: found.clientId, caller }
}
