import { z } from 'zod'
import { readDailyEvents } from '@/src/data/analytics/readDailyEvents'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { apiError } from '@/src/payload/http/apiError'
import { invalidBody } from '@/src/app/api/search/invalidBody'
import { actorOf } from '@/src/payload/access/actor'

const DAYS_MAX = 400
const DAY_MS = 86_400_000

const questionSchema = z
  .object({
    tenant: z.uuid('tenant must be the id of a dealership.').nullable(),
    from: z.iso.date('from must be a day, yyyy-mm-dd.'),
    to: z.iso.date('to must be a day, yyyy-mm-dd.'),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < DAYS_MAX * DAY_MS, {
    path: ['from'],
    message: `from must not be after to, nor more than ${DAYS_MAX} days before it.`,
  })

/**
 * `GET /api/events/daily?tenant&from&to`: events by day of one dealership, or of all the caller may see, for staff signed in on
 * the platform's host (ANA-16, TEN-15).
 */
export const GET = async (request: Request): Promise<Response> => {
  const host = await tenantOfHost(requestHost(request.headers))
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (host.kind !== 'platform' || actorOf(user).kind !== 'staff')
    return apiError(403, 'forbidden', 'Only staff of a dealership see what its visitors do.')
  const query = new URL(request.url).searchParams
  const asked = questionSchema.safeParse({
    tenant: query.get('tenant'),
    from: query.get('from'),
    to: query.get('to'),
  })
  if (!asked.success) return invalidBody(asked.error)
  const { tenant, from, to } = asked.data
  const { docs } = await payload.find({
    collection: 'tenants',
    where: tenant ? { id: { equals: tenant } } : {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    select: { name: true },
  })
  if (tenant && docs.length === 0) return apiError(404, 'not_found', 'There is no such dealership.')
  const ids = docs.map(({ id }) => id)
  const events = await readDailyEvents(payload, ids, { from, to })
  const body = { success: true, from, to, dealerships: docs.map(({ id, name }) => ({ id, name })), events }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
