import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '@/src/payload/audit/recordAudit'
import { eraseLeads } from '@/src/payload/person/erasePerson'
import { isPaidLead } from '@/src/payload/person/Person'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { selectRows } from '@/src/payload/sql/selectRows'
import { settingOf } from '@/tenants/resolveSettings'

/** Leads erased by one statement: few, so that its row locks are short. */
const BATCH = 200

const idRows = z.array(z.object({ id: z.string() }))

/** Erases the next batch of leads that have not changed for so many months. Returns how many. */
const eraseBatch = (req: PayloadRequest, tenant: string, months: number): Promise<number> =>
  inTransaction(req, async () => {
    const found = await selectRows(
      req,
      sql`SELECT id::text FROM leads WHERE tenant_id = ${tenant}::uuid AND erased_at IS NULL
            AND updated_at < now() - make_interval(months => ${months}) AND NOT ${isPaidLead}
          ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    )
    const ids = idRows.parse(found).map(({ id }) => id)
    await eraseLeads(req, ids)
    if (ids.length > 0)
      await recordAudit(req, { tenant, action: 'old-leads-erased', detail: { leads: ids.length, months } })
    return ids.length
  })

/** Saved searches that their owners stopped as long ago. */
const deleteStopped = (req: PayloadRequest, tenant: string, months: number) =>
  selectRows(
    req,
    sql`DELETE FROM saved_searches WHERE tenant_id = ${tenant}::uuid AND paused_at < now() - make_interval(months => ${months})`,
  )

/**
 * Erases the shoppers of leads that no dealership needs any more (APP 11.2, `privacy.keepLeadsMonths`), in batches, each noted
 * in the audit log; and deletes stopped alerts and expired links. Returns how many leads.
 */
export const eraseOldLeads = async (payload: Payload): Promise<number> => {
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, pagination: false, overrideAccess: true })
  let erased = 0
  for (const { id, template, settings } of docs) {
    const months = settingOf({ template, overrides: settings }, 'privacy.keepLeadsMonths')
    for (let batch = BATCH; batch === BATCH; erased += batch)
      batch = await eraseBatch(await createLocalReq({}, payload), id, months)
    await deleteStopped(await createLocalReq({}, payload), id, months)
  }
  await selectRows(await createLocalReq({}, payload), sql`DELETE FROM spent_links WHERE expires_at < now()`)
  return erased
}
