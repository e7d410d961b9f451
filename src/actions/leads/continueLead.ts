import { payloadClient } from '@/src/data/reads/payloadClient'
import type { LeadStep } from '@/src/domain/leads/leadRequest'
import type { Site } from '@/tenants/Site'
import { openLead } from './openLead'

/**
 * Adds a later step of a multi-step form to its lead (LEA-31, LEA-33). False: this site has no lead with that id that is
 * still open. What was stored is never sent back.
 */
export const continueLead = async (site: Pick<Site, 'memberIds'>, step: LeadStep): Promise<boolean> => {
  const lead = await openLead(site, step.lead_id)
  if (!lead) return false
  const payload = await payloadClient()
  const { category, subcategory, adjustmentAnswers, form_completed, offer_accepted } = step
  await payload.update({
    collection: 'leads',
    id: lead.id,
    overrideAccess: true,
    depth: 0,
    data: {
      ...(category ? { category } : {}),
      ...(subcategory ? { subcategory } : {}),
      ...(adjustmentAnswers ? { lead_attributes: { ...lead.attributes, adjustmentAnswers } } : {}),
      ...(form_completed ? { form_completed } : {}),
      ...(offer_accepted ? { offer_accepted } : {}),
    },
  })
  return true
}
