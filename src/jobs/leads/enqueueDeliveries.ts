import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { wantsLead } from '@/src/domain/leads/delivery/wantsLead'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { selectRows } from '@/src/payload/sql/selectRows'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

const queuedRows = z.array(z.object({ id: z.string(), destination_id: z.string().nullable() }))
const texts = z.array(z.string())
const destinationRows = z.array(z.object({ id: z.string(), categories: texts, makes: texts }))
type Queued = z.infer<typeof queuedRows>[number]

/**
 * Queues a delivery with all attempts; one that waits already is tried now. One at a time for each destination: one that
 * hangs holds up no other work.
 */
const enqueue = async (req: PayloadRequest, { id, destination_id: destination }: Queued): Promise<void> => {
  const payload = JSON.stringify({ deliveryId: id })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.deliverLead}, ${payload}::json, ${`${tasks.deliverLead}:${destination}`},
          ${`${tasks.deliverLead}:${id}`})`,
  )
}

/** Queues a sample lead for a destination. Returns the id of the delivery. */
export const enqueueTest = async (req: PayloadRequest, tenant: string, destination: string): Promise<string> => {
  const rows = await selectRows(
    req,
    sql`INSERT INTO lead_deliveries (tenant_id, destination_id, test, state)
        VALUES (${tenant}::uuid, ${destination}::uuid, true, 'queued') RETURNING id::text, destination_id::text`,
  )
  const [made] = queuedRows.parse(rows)
  if (!made) throw new Error('The test was not stored.')
  await enqueue(req, made)
  return made.id
}

/** Queues a lead for each destination that takes it, in the lead's own transaction. Each gets it once (CRM-01). */
export const enqueueDeliveries = async (req: PayloadRequest, lead: Lead): Promise<void> => {
  const tenant = relationId(lead.tenant)
  const destinations = destinationRows.parse(
    await selectRows(
      req,
      sql`SELECT id::text,
            ARRAY(SELECT text FROM lead_destinations_texts WHERE parent_id = lead_destinations.id AND path = 'categories') AS categories,
            ARRAY(SELECT text FROM lead_destinations_texts WHERE parent_id = lead_destinations.id AND path = 'makes') AS makes
          FROM lead_destinations WHERE tenant_id = ${tenant}::uuid AND enabled`,
    ),
  )
  for (const destination of destinations.filter((candidate) => wantsLead(candidate, lead))) {
    const rows = await selectRows(
      req,
      sql`INSERT INTO lead_deliveries (tenant_id, lead_id, destination_id, state)
          VALUES (${tenant}::uuid, ${lead.id}::uuid, ${destination.id}::uuid, 'queued')
          ON CONFLICT (lead_id, destination_id) DO UPDATE SET updated_at = now()
            WHERE lead_deliveries.state = 'queued'
          RETURNING id::text, destination_id::text`,
    )
    for (const queued of queuedRows.parse(rows)) await enqueue(req, queued)
  }
}

/** Tries deliveries again that did not arrive. Returns how many; those that arrived stay as they are. */
export const requeueDeliveries = async (req: PayloadRequest, ids: string[]): Promise<number> => {
  const rows = await selectRows(
    req,
    sql`UPDATE lead_deliveries SET state = 'queued', updated_at = now()
        WHERE id IN (${sql.join(
          ids.map((id) => sql`${id}::uuid`),
          sql`, `,
        )}) AND state <> 'sent' RETURNING id::text, destination_id::text`,
  )
  const again = queuedRows.parse(rows)
  for (const queued of again) await enqueue(req, queued)
  return again.length
}
