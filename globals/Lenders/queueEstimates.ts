import type { GlobalAfterChangeHook } from 'payload'
import { keepsDraft } from '@/globals/shared/refreshPlatform'
import { enqueueAllStock } from '@/src/jobs/queue/enqueueStockChange'

/**
 * Cards show estimates from the search index: when lenders are published, all stock is queued for it. Whether a rule for
 * estimates differs is not asked: the version before may have been a draft that was never in force.
 */
export const queueEstimates: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!keepsDraft({ global, req })) await enqueueAllStock(req)
  return doc
}
