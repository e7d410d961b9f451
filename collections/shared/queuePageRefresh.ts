import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { enqueueRevalidation } from '@/src/jobs/queue/enqueueStockChange'
import { draftSave } from '@/src/payload/editing/keepAnyDraft'
import { cancelSchedules } from './cancelSchedules'
import { mediaTags } from './mediaTags'
import { relationId } from '@/src/domain/relationId'

interface ContentRow {
  id?: unknown
  tenant?: unknown
  _status?: unknown
}

/**
 * Pages carry a tag for each collection they read, so a row refreshes only the pages that read its collection. Header
 * and footer read menus and locations, so those refresh every page.
 */
const refresh = async (req: PayloadRequest, slug: string, rows: ContentRow[]): Promise<void> => {
  const tenants = [...new Set(rows.flatMap(({ tenant }) => relationId(tenant) ?? []))]
  const tags = await Promise.all(
    tenants.map((tenant) => (slug === 'media' ? mediaTags(req, tenant, rows[0]?.id) : [tagsFor.content(tenant, slug)])),
  )
  await enqueueRevalidation(req, tags.flat())
}

const isDraft = ({ _status }: ContentRow): boolean => _status === 'draft'

const unpublish = (slug: string): string => `unpublishes ${slug}`

/** Records the purpose of a write, because afterwards a saved draft and an unpublished row look the same. */
const noteIntent: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return
  const { draft, data } = Object(args)
  const { _status: status } = Object(data)
  req.context[draftSave(collection.slug)] = draft === true && status !== 'published'
  req.context[unpublish(collection.slug)] = operation === 'update' && draft !== true && status === 'draft'
}

/**
 * Queues a refresh of the pages that show a row, in the row's own transaction, and cancels the schedules of a row that
 * is unpublished or trashed. A saved draft changes no page (CMS-01).
 */
export const refreshAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (req.context[draftSave(collection.slug)] === true) return doc
  const update = operation === 'update' && previousDoc
  const isTakenDown = req.context[unpublish(collection.slug)] === true || (update && doc.deletedAt)
  if (isTakenDown && collection.versions?.drafts) await cancelSchedules(req, collection.slug, String(doc.id))
  // A new picture is on no page yet; the document that uses it queues its own refresh.
  if (collection.slug === 'media' && !update) return doc
  if (update || !isDraft(doc)) await refresh(req, collection.slug, [doc, ...(update ? [previousDoc] : [])])
  return doc
}

/** The same when a row is deleted. */
export const refreshAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (collection.versions?.drafts) await cancelSchedules(req, collection.slug, String(doc.id))
  if (!isDraft(doc)) await refresh(req, collection.slug, [doc])
  return doc
}

/** Hooks of every collection that pages show. */
export const refreshHooks = {
  beforeOperation: [noteIntent],
  afterChange: [refreshAfterChange],
  afterDelete: [refreshAfterDelete],
}
