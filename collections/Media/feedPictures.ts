import type { BaseFilter, CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { refreshAfterChange, refreshAfterDelete } from '@/collections/shared/refreshPages'

/**
 * Pictures fetched for feeds are kept out of what marketers browse: there are thousands, and they go with their car. Who
 * filters by where a picture came from sees them.
 */
export const uploadedOnly: BaseFilter = ({ req }) =>
  JSON.stringify(req.query.where ?? '').includes('"source"') ? null : { source: { not_equals: 'feed' } }

/** A fetched picture is shown by its cars alone, whose pages the fetcher refreshes; any other may be on every page. */
const refreshUnlessFetched: CollectionAfterChangeHook = (args) =>
  args.doc.source === 'feed' && args.operation === 'create' ? args.doc : refreshAfterChange(args)

const refreshUnlessUnused: CollectionAfterDeleteHook = (args) =>
  args.doc.source === 'feed' ? args.doc : refreshAfterDelete(args)

export const pictureHooks = { afterChange: [refreshUnlessFetched], afterDelete: [refreshUnlessUnused] }
