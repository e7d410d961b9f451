import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { isRecord } from '@/src/domain/isRecord'
import type { Lead } from '@/src/payload-types'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { Site } from '@/tenants/Site'

/** Steps of one form; afterwards only staff change the lead. */
const OPEN_HOURS = 24

/**
 * Changes a lead of this site that a later step may still change, by its attributes. False: there is none. Two steps at
 * once wait for each other, since Payload's update writes the whole row.
 */
export const changeOpenLead = async (
  site: Pick<Site, 'memberIds'>,
  leadId: string,
  change: (attributes: Record<string, unknown>) => Partial<Lead>,
): Promise<boolean> => {
  const payload = await payloadClient()
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await selectRows(req, sql`SELECT id FROM leads WHERE id = ${leadId} FOR UPDATE`)
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
      req,
    })
    const [lead] = docs
    if (!lead) return false
    const data = change(isRecord(lead.lead_attributes) ? lead.lead_attributes : {})
    await payload.update({ collection: 'leads', id: lead.id, overrideAccess: true, depth: 0, data, req })
    return true
  })
}
