import { payloadClient } from '@/src/data/reads/payloadClient'
import type { Valuation } from '@/src/domain/tradeIn/valuation'
import type { Site } from '@/tenants/Site'
import { openLead } from './openLead'

/** Stores the estimate a shopper was shown on the lead (LEA-35). False: this site has no such lead that is still open. */
export const saveValuation = async (
  site: Pick<Site, 'memberIds'>,
  leadId: string,
  valuation: Valuation,
): Promise<boolean> => {
  const lead = await openLead(site, leadId)
  if (!lead) return false
  const payload = await payloadClient()
  await payload.update({
    collection: 'leads',
    id: lead.id,
    overrideAccess: true,
    depth: 0,
    data: { lead_attributes: { ...lead.attributes, valuation } },
  })
  return true
}
