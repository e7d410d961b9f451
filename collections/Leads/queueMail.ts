import type { CollectionAfterChangeHook } from 'payload'
import { enqueueLeadMail } from '@/src/jobs/leads/enqueueLeadMail'

/** A new lead is mailed to its dealership. */
export const queueMail: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await enqueueLeadMail(req, String(doc.id))
  return doc
}
