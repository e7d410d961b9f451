import { z } from 'zod'
import { isUuid } from '@/src/data/reads/isUuid'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { tagsFor } from '@/src/domain/cache/tags'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { RedirectLine } from '@/src/domain/redirects/planRedirects'
import { enqueueRevalidation } from '@/src/jobs/queue/enqueueStockChange'
import { actorOf, isPlatformAdmin, tenantRoles, tenantsWithRole } from '@/src/payload/access/actor'
import { policy } from '@/src/payload/access/rolePermissions'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { importRedirects } from '@/src/payload/redirects/importRedirects'
import { redirectLines } from './redirectLines'

const MOST_BYTES = 4_000_000
const MOST_LINES = 20_000
/** Lines listed in the answer; all are counted. */
const MOST_TOLD = 200

const bodySchema = z.object({ tenant: z.string().refine(isUuid), csv: z.string(), apply: z.boolean().default(false) })

/** An import makes redirects and changes those there are. */
const editors = tenantRoles.filter((role) => policy.redirects.create[role] && policy.redirects.update[role])

const mayImport = (user: unknown, tenantId: string): boolean =>
  isPlatformAdmin(user) || tenantsWithRole(actorOf(user), editors).includes(tenantId)

const linesOf = (csv: string): RedirectLine[] | Response => {
  try {
    const lines = redirectLines(csv)
    if (lines === null)
      return apiError(400, 'no_columns', 'Name a column for the old address (from) and one for the new (to).')
    return lines.length > MOST_LINES
      ? apiError(413, 'too_many', `Send at most ${MOST_LINES.toLocaleString('en-AU')} lines at a time.`)
      : lines
  } catch (error) {
    if (error instanceof FeedFileError) return apiError(400, 'not_csv', error.message)
    throw error
  }
}

/**
 * `POST /api/redirects/import`: old addresses of a dealership from a CSV file (SEO-05). JSON { tenant, csv, apply };
 * without `apply` nothing is stored and the answer reports what would happen. For its marketers and admins, on the
 * platform's host.
 */
export const POST = async (request: Request): Promise<Response> => {
  const host = await tenantOfHost(requestHost(request.headers))
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (host.kind !== 'platform' || actorOf(user).kind !== 'staff')
    return apiError(403, 'forbidden', 'Sign in to the admin to import redirects.')
  const sent = await jsonBody(request, MOST_BYTES)
  if (sent instanceof Response) return sent
  const parsed = bodySchema.safeParse(sent.json)
  if (!parsed.success) return apiError(400, 'invalid', 'Send { tenant, csv, apply }.')
  const { tenant, csv, apply } = parsed.data
  if (!mayImport(user, tenant)) return apiError(403, 'forbidden', 'You cannot edit the redirects of this dealership.')
  const lines = linesOf(csv)
  if (lines instanceof Response) return lines
  const outcomes = await importRedirects(payload, tenant, lines, apply, (req) =>
    enqueueRevalidation(req, [tagsFor.content(tenant, 'redirects')]),
  )
  const count = (state: string): number => outcomes.filter((outcome) => outcome.state === state).length
  const told = [...outcomes].sort((one, other) => Number(other.state === 'rejected') - Number(one.state === 'rejected'))
  return Response.json(
    {
      success: true,
      applied: apply,
      counts: {
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        rejected: count('rejected'),
      },
      lines: told.slice(0, MOST_TOLD),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
