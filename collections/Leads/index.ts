import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload'
import { isCountedWhenPaid } from '@/src/domain/analytics/leadEvent'
import { relationId } from '@/src/domain/relationId'
import { recordLeadEvent } from '@/src/jobs/analytics/enqueueLeadEvent'
import { enqueueLenderOf } from '@/src/jobs/finance/enqueueLender'
import { enqueueDeliveries } from '@/src/jobs/leads/enqueueDeliveries'
import { enqueueLeadMail } from '@/src/jobs/leads/enqueueLeadMail'
import type { Lead } from '@/src/payload-types'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { leadContext } from '@/src/payload/leads/leadContext'
import { routingColumns } from '@/src/payload/leads/routingColumns'
import { contactFields } from './fields'
import { keyFields, workflowFields } from './workflowFields'
import { leadDesk } from './endpoints/leadDesk'
import { exportLeads } from './endpoints/exportLeads'
import { lockRow } from '../shared/lockRow'
import { staffOfDealership } from '../shared/staffOfDealership'
import { deskFields } from './deskFields'
import { downloadPerson, erasePersonOf, showPerson } from './endpoints/person'

/** Mails a new lead to its dealership and a confirmation to its shopper; a lead held as spam when staff release it. */
const queueMail: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isHeld = doc.workflow === 'held'
  if (!isHeld && (operation === 'create' || previousDoc?.workflow === 'held'))
    await enqueueLeadMail(req, String(doc.id))
  return doc
}

/** A lead is counted when it is released (ANA-16): not one that was heard of before it was held, nor a checkout's (`tellLead`). */
const isCountedNow = ({ last_touch_at, category, subcategory }: Lead): boolean =>
  !last_touch_at && !isCountedWhenPaid({ category: category ?? '', subcategory: subcategory ?? '' })

/** Sends a new lead to its dealership's destinations; a held one when it is released, which is counted then. */
const queueDeliveries: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  const isReleased = previousDoc?.workflow === 'held'
  if (doc.workflow === 'held' || (operation !== 'create' && !isReleased)) return doc
  const context = await leadContext(req, relationId(doc.tenant) ?? '', relationId(doc.vehicle))
  if (context === null) return doc
  await enqueueDeliveries(req, doc, context.destinations)
  if (isReleased) await enqueueLenderOf(req, doc.id)
  if (isReleased && isCountedNow(previousDoc)) await recordLeadEvent(req, doc, context)
  return doc
}

/** Deletes the deliveries of a deleted lead. */
const dropDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'lead-deliveries',
    where: { lead: { equals: id } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/**
 * Assigns a new lead, with a time to answer it by, in the lead's own transaction (CRM-04); one held as spam when
 * staff release it. A repeated contact joins the open lead instead (CRM-03).
 */
const startClock: CollectionBeforeChangeHook<Lead> = async ({ data, originalDoc, operation, req }) => {
  const workflow = data.workflow ?? originalDoc?.workflow
  if (workflow === 'held' || (operation === 'update' && originalDoc?.workflow !== 'held')) return data
  const lead = { ...originalDoc, ...data }
  const tenantId = relationId(lead.tenant)
  if (tenantId === null) return data
  const context = await leadContext(req, tenantId, relationId(lead.vehicle))
  if (context === null) return data
  return { ...data, ...(await routingColumns(req, tenantId, lead, context)) }
}

/** What a shopper sent: enquiry, test drive, trade-in, finance (ENT-21, ENT-24..26). Created by the site's own endpoints. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: accessFor('leads'),
  admin: {
    group: 'Customers',
    useAsTitle: 'email',
    defaultColumns: ['createdAt', 'name', 'last_name', 'category', 'subcategory', 'vehicle', 'workflow'],
    components: { beforeListTable: ['/src/components/admin/leads/ExportLeads#ExportLeads'] },
    listSearchableFields: ['name', 'last_name', 'email', 'phone', 'stock_number'],
  },
  defaultSort: '-createdAt',
  versions: { maxPerDoc: 20, drafts: false },
  hooks: {
    beforeOperation: [lockRow('leads')],
    beforeChange: [staffOfDealership('assigned_to'), startClock],
    afterChange: [queueMail, queueDeliveries],
    beforeDelete: [dropDeliveries],
  },
  endpoints: [exportLeads, ...leadDesk, showPerson, downloadPerson, erasePersonOf],
  fields: [tenantField(), ...contactFields, ...deskFields, ...workflowFields, ...keyFields],
}
