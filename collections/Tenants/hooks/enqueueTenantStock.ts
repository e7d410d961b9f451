import type { CollectionAfterChangeHook } from 'payload'
import { enqueueSiteChange } from '@/src/jobs/queue/enqueueSiteChange'

/**
 * A changed dealership (name, slug, members, archive, settings) changes its documents in the index and its pages: all its
 * cars, and those of members that joined or left, are queued in the same transaction (SEA-23, TEN-15).
 */
export const enqueueTenantStock: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await enqueueSiteChange(req, doc, previousDoc)
  return doc
}
