import type { Endpoint, PayloadRequest } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { requeueDeliveries } from '@/src/jobs/leads/enqueueDeliveries'
import { actorOf, workedFor } from '@/src/payload/access/actor'
import { recordAudit } from '@/src/payload/audit/recordAudit'
import { asEditor } from '@/src/payload/editing/asEditor'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'

/** So many at a time; asked again, the rest follows. */
const MOST = 1000

const isStaff = (req: PayloadRequest): boolean => actorOf(req.user).kind === 'staff'

const requeue = (req: PayloadRequest, tenant: string, ids: string[]): Promise<number> =>
  inTransaction(req, async () => {
    const count = await requeueDeliveries(req, ids)
    if (count > 0)
      await recordAudit(req, {
        tenant,
        action: 'leads-sent-again',
        detail: { deliveries: count, delivery: ids.length === 1 ? (ids[0] ?? null) : null },
      })
    return count
  })

/** `POST /api/lead-deliveries/:id/replay`: tries a delivery again that did not arrive, with all attempts (CRM-01). */
export const replayOne: Endpoint = {
  path: '/:id/replay',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id ?? '')
    const found = isStaff(req)
      ? await req.payload.findByID({ collection: 'lead-deliveries', id, disableErrors: true, ...asEditor(req) })
      : null
    const tenant = relationId(found?.tenant)
    if (!tenant) return apiError(404, 'not_found', 'There is no such delivery.')
    const replayed = await requeue(req, tenant, [id])
    return replayed === 0
      ? apiError(409, 'delivered', 'It arrived before; it is not sent twice.')
      : Response.json({ success: true, replayed })
  },
}

/** `POST /api/lead-deliveries/replay`: all of the dealership that did not arrive. */
export const replayAll: Endpoint = {
  path: '/replay',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) return apiError(403, 'forbidden', 'Sign in to the admin to send leads again.')
    const tenant = workedFor(req)
    if (!tenant) return apiError(400, 'no_dealership', 'Choose a dealership first.')
    const { docs } = await req.payload.find({
      collection: 'lead-deliveries',
      where: { and: [{ tenant: { equals: tenant } }, { state: { equals: 'failed' } }] },
      limit: MOST,
      select: {},
      ...asEditor(req),
    })
    const ids = docs.map((doc) => doc.id)
    return Response.json({ success: true, replayed: ids.length === 0 ? 0 : await requeue(req, tenant, ids) })
  },
}
