import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { enqueueDeliveries } from '@/src/jobs/leads/enqueueDeliveries'
import type { Lead } from '@/src/payload-types'
import { leadContext } from '@/src/payload/leads/leadContext'

/** A new lead is sent to its dealership's destinations; one held as spam when staff release it. */
export const queueDeliveries: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  const isHeld = doc.workflow === 'held'
  if (!isHeld && (operation === 'create' || previousDoc?.workflow === 'held')) {
    const context = await leadContext(req, relationId(doc.tenant) ?? '', null)
    await enqueueDeliveries(req, doc, context?.destinations ?? [])
  }
  return doc
}

/** What destinations answered about a lead goes with it. */
export const dropDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'lead-deliveries',
    where: { lead: { equals: id } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
