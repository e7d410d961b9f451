import type { Valuation } from '@/src/domain/tradeIn/valuation'
import type { Site } from '@/tenants/Site'
import { changeOpenLead } from './changeOpenLead'

/** Stores the estimate a shopper was shown on the lead (LEA-35). False: this site has no such lead that is still open. */
export const saveValuation = (site: Pick<Site, 'memberIds'>, leadId: string, valuation: Valuation): Promise<boolean> =>
  changeOpenLead(site, leadId, (attributes) => ({ lead_attributes: { ...attributes, valuation } }))
