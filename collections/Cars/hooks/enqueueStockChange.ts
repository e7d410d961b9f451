import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { enqueueStockChange as enqueue } from '@/src/jobs/queue/enqueueStockChange'
import { relationId } from '@/src/domain/relationId'

const slugsOf = (...values: unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
]

/** A written car is queued for the search index and its pages for a refresh, in the same transaction (SEA-23). */
export const enqueueStockChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const tenantId = relationId(doc.tenant)
  if (tenantId !== null) {
    const slugs = slugsOf(doc.slug, previousDoc?.slug)
    await enqueue(req, { carId: String(doc.id), tenantId, slugs, reason: 'edit' })
  }
  return doc
}

/** A deleted car leaves the index and its page the same way. */
export const enqueueStockDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const tenantId = relationId(doc.tenant)
  if (tenantId !== null) {
    await enqueue(req, { carId: String(doc.id), tenantId, slugs: slugsOf(doc.slug), reason: 'delete' })
  }
  return doc
}
