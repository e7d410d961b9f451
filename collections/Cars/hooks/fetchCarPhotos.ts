import type { CollectionAfterChangeHook } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { enqueueCarPhotos } from '@/src/jobs/photos/enqueuePhotoFetches'

/** Photos given by address are queued to be fetched, whoever wrote the car, in the same transaction (FEED-08). */
export const fetchCarPhotos: CollectionAfterChangeHook = async ({ doc, req }) => {
  const tenantId = relationId(doc.tenant)
  if (tenantId !== null) await enqueueCarPhotos(req, tenantId, String(doc.id))
  return doc
}
