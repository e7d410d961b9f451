import type { Endpoint } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { enqueueTest } from '@/src/jobs/leads/enqueueDeliveries'
import { mayEdit } from '@/src/payload/editing/editableRows'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'

/** `POST /api/lead-destinations/:id/test`: queues a sample lead for it, marked as a test; its delivery says what came of it. */
export const testDestination: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id ?? '')
    if (!(await mayEdit(req, { relationTo: 'lead-destinations', value: id })))
      return apiError(404, 'not_found', 'There is no such destination.')
    const found = await req.payload.findByID({
      collection: 'lead-destinations',
      id,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const delivery = await inTransaction(req, () => enqueueTest(req, relationId(found.tenant) ?? '', id))
    return Response.json({ success: true, delivery })
  },
}
