import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { enqueueRevalidation } from '@/src/jobs/enqueueStockChange'
import { relationId } from '@/src/domain/relationId'

interface ContentRow {
  tenant?: unknown
  _status?: unknown
}

/** Collections whose rows every page of a site shows: header, footer, locations. */
const everywhere = new Set(['navigation', 'locations', 'media'])

const refresh = async (req: PayloadRequest, slug: string, rows: ContentRow[]): Promise<void> => {
  const tenants = new Set(rows.flatMap(({ tenant }) => relationId(tenant) ?? []))
  const tags = [...tenants].flatMap((id) => [
    tagsFor.content(id, slug),
    ...(everywhere.has(slug) ? [tagsFor.site(id)] : []),
  ])
  await enqueueRevalidation(req, tags)
}

const isDraft = ({ _status }: ContentRow): boolean => _status === 'draft'

/** Queues the pages that show a row for a refresh, with the row's own transaction. A draft changes no page. */
export const refreshAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const shownBefore = operation === 'update' && previousDoc && !isDraft(previousDoc)
  if (!isDraft(doc) || shownBefore) await refresh(req, collection.slug, [doc, ...(shownBefore ? [previousDoc] : [])])
  return doc
}

/** The same when a row is deleted. */
export const refreshAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isDraft(doc)) await refresh(req, collection.slug, [doc])
  return doc
}

/** Hooks of every collection that pages show. */
export const refreshHooks = { afterChange: [refreshAfterChange], afterDelete: [refreshAfterDelete] }
