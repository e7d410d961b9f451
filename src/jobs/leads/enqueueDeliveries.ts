import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { wantsLead } from '@/src/domain/leads/delivery/wantsLead'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import type { LeadContext } from '@/src/payload/leads/leadContext'
import { selectRows } from '@/src/payload/sql/selectRows'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

const madeRows = z.array(z.object({ id: z.string() }))

/**
 * Queues each delivery of `made` with all attempts; one that waits already is tried now. One at a time for each destination:
 * one that hangs holds up no other work.
 */
const queued = (made: ReturnType<typeof sql>) => sql`
  WITH made AS (${made} RETURNING id, destination_id)
  SELECT id::text, wake_worker(${tasks.deliverLead}, json_build_object('deliveryId', id),
    ${`${tasks.deliverLead}:`} || coalesce(destination_id::text, 'null'), ${`${tasks.deliverLead}:`} || id::text) FROM made`

/** A list of ids, for `IN`. */
const idList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

/** Queues a sample lead for a destination. Returns the id of the delivery. */
export const enqueueTest = async (req: PayloadRequest, tenant: string, destination: string): Promise<string> => {
  const rows = await selectRows(
    req,
    queued(sql`INSERT INTO lead_deliveries (tenant_id, destination_id, test, state)
      VALUES (${tenant}::uuid, ${destination}::uuid, true, 'queued')`),
  )
  const [made] = madeRows.parse(rows)
  if (!made) throw new Error('The test was not stored.')
  return made.id
}

/**
 * Queues a lead for each of its dealership's destinations that takes it, in the lead's own transaction. Each gets it once
 * (CRM-01).
 */
export const enqueueDeliveries = async (
  req: PayloadRequest,
  lead: Pick<Lead, 'id' | 'tenant' | 'category' | 'vehicle_make'>,
  destinations: LeadContext['destinations'],
): Promise<void> => {
  const ids = destinations.filter((candidate) => wantsLead(candidate, lead)).map(({ id }) => id)
  if (ids.length === 0) return
  await transactionSql(
    req,
    queued(sql`INSERT INTO lead_deliveries (tenant_id, lead_id, destination_id, state)
      SELECT ${relationId(lead.tenant)}::uuid, ${lead.id}::uuid, id, 'queued' FROM lead_destinations WHERE id IN (${idList(ids)})
      ON CONFLICT (lead_id, destination_id) DO UPDATE SET updated_at = now() WHERE lead_deliveries.state = 'queued'`),
  )
}

/** Tries deliveries again that did not arrive. Returns how many; those that arrived stay as they are. */
export const requeueDeliveries = async (req: PayloadRequest, ids: string[]): Promise<number> => {
  if (ids.length === 0) return 0
  const rows = await selectRows(
    req,
    queued(sql`UPDATE lead_deliveries SET state = 'queued', updated_at = now()
      WHERE id IN (${idList(ids)}) AND state <> 'sent'`),
  )
  return rows.length
}
