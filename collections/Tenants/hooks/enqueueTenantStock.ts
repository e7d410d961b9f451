import type { CollectionAfterChangeHook } from 'payload'
import { enqueueSiteChange } from '@/src/jobs/queue/enqueueStockChange'
import { withoutSecrets } from '@/tenants/settings/form/settingsForm'

/**
 * A changed dealership (name, slug, members, archive, settings) changes its documents in the index and its pages: all its
 * cars, and those of members that joined or left, are queued in the same transaction (SEA-23, TEN-15). Secret settings do
 * not count: no document shows them, and the answer to a browser has none to compare.
 */
export const enqueueTenantStock: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const plain = <Row extends { settings?: unknown }>(row: Row) => ({ ...row, settings: withoutSecrets(row.settings) })
  await enqueueSiteChange(req, plain(doc), previousDoc && plain(previousDoc))
  return doc
}
