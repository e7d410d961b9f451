import type { CollectionAfterChangeHook } from 'payload'
import { enqueueLeadMail } from '@/src/jobs/leads/enqueueLeadMail'

/** A new lead is mailed to its dealership, and confirmed to its shopper; one held as spam when staff release it. */
export const queueMail: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isHeld = doc.workflow === 'held'
  if (!isHeld && (operation === 'create' || previousDoc?.workflow === 'held'))
    await enqueueLeadMail(req, String(doc.id))
  return doc
}
