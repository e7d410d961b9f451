import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { enqueueLocationStock } from '@/src/jobs/queue/enqueueStockChange'

/** A renamed or moved location changes the documents of the cars that stand there (SEA-02, SEA-03). */
export const queueStockAfterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await enqueueLocationStock(req, String(doc.id))
  return doc
}

/** Before, not after: once the location is gone its cars no longer point at it. */
export const queueStockBeforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => enqueueLocationStock(req, String(id))
