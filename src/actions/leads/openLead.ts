import { payloadClient } from '@/src/data/reads/payloadClient'
import { isRecord } from '@/src/domain/isRecord'
import type { Site } from '@/tenants/Site'

/** Steps of one form; afterwards only staff change the lead. */
const OPEN_HOURS = 24

/** A lead of this site that a later step may still change, with its attributes; null when there is none. */
export const openLead = async (
  site: Pick<Site, 'memberIds'>,
  leadId: string,
): Promise<{ id: string; attributes: Record<string, unknown> } | null> => {
  const payload = await payloadClient()
  const since = new Date(Date.now() - OPEN_HOURS * 3_600_000).toISOString()
  const { docs } = await payload.find({
    collection: 'leads',
    where: {
      and: [{ id: { equals: leadId } }, { tenant: { in: site.memberIds } }, { createdAt: { greater_than: since } }],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [lead] = docs
  return lead ? { id: lead.id, attributes: isRecord(lead.lead_attributes) ? lead.lead_attributes : {} } : null
}
