import type { CollectionBeforeChangeHook } from 'payload'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { leadContext } from '@/src/payload/leads/leadContext'
import { routedLead } from '@/src/payload/leads/routedLead'

/**
 * Gives a new lead to somebody, with a time to answer it by, in the lead's own transaction (CRM-04); one held as spam when
 * staff release it. A repeated contact joins the open lead instead (CRM-03).
 */
export const startClock: CollectionBeforeChangeHook<Lead> = async ({ data, originalDoc, operation, req }) => {
  const workflow = data.workflow ?? originalDoc?.workflow
  if (workflow === 'held' || (operation === 'update' && originalDoc?.workflow !== 'held')) return data
  const lead = { ...originalDoc, ...data }
  const tenantId = relationId(lead.tenant)
  if (tenantId === null) return data
  const context = await leadContext(req, tenantId, relationId(lead.vehicle))
  if (context === null) return data
  return { ...data, ...(await routedLead(req, tenantId, lead, context)) }
}
