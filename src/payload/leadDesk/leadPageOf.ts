import type { PayloadRequest } from 'payload'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { settingOf } from '@/tenants/resolveSettings'
import { readLeadPage } from './readLeadPage'

/** A lead with its timeline and the dealership's answer templates; null: none that the user may see. */
export const leadPageOf = async (req: PayloadRequest, lead: Lead): Promise<LeadPageData | null> => {
  const page = await readLeadPage(req.payload, lead.id)
  const id = relationId(lead.tenant) ?? ''
  const quiet = { depth: 0, overrideAccess: true, select: { template: true, settings: true }, req } as const
  const tenant = await req.payload.findByID({ collection: 'tenants', id, ...quiet })
  const answers = settingOf({ template: tenant.template, overrides: tenant.settings }, 'leads.answers')
  return page && { ...page, answers }
}
