import type { LeadStep } from '@/src/domain/leads/leadRequest'
import type { Site } from '@/tenants/Site'
import { changeOpenLead } from './changeOpenLead'

/**
 * Adds a later step of a multi-step form to its lead (LEA-31, LEA-33). False: this site has no lead with that id that is
 * still open. What was stored is never sent back.
 */
export const continueLead = (site: Pick<Site, 'memberIds'>, step: LeadStep): Promise<boolean> => {
  const { category, subcategory, adjustmentAnswers, form_completed, offer_accepted } = step
  return changeOpenLead(site, step.lead_id, (attributes) => ({
    ...(category ? { category } : {}),
    ...(subcategory ? { subcategory } : {}),
    ...(adjustmentAnswers ? { lead_attributes: { ...attributes, adjustmentAnswers } } : {}),
    ...(form_completed ? { form_completed } : {}),
    ...(offer_accepted ? { offer_accepted } : {}),
  }))
}
