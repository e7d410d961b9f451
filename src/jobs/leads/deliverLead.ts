import type { Pool, PoolClient } from 'pg'
import type { Payload } from 'payload'
import { z } from 'zod'
import { sampleLead } from '@/src/domain/leads/delivery/sampleLead'
import { inTransaction } from '../inTransaction'
import { aroundLead, deliveredLead } from './deliveredLead'
import { type Attempt, sendDelivery } from './sendDelivery'

export interface DeliveryDeps {
  payload: Payload
  pool: Pool
  /** Addresses with port that may be asked although they are not public; for tests and development. */
  allow: readonly string[]
}

const MOST_LOGGED = 50

const deliveryRows = z.array(
  z.object({
    id: z.string(),
    tenant_id: z.string(),
    lead_id: z.string().nullable(),
    destination_id: z.string().nullable(),
    test: z.boolean().nullable(),
    state: z.string(),
    log: z.array(z.unknown()).catch([]),
    created_at: z.date(),
  }),
)
type Delivery = z.infer<typeof deliveryRows>[number]

/** The delivery if it still has to be sent, locked: no other worker sends it until the transaction ends. */
const lockWaiting = async (client: PoolClient, id: string): Promise<Delivery | null> => {
  const { rows } = await client.query(
    `SELECT id::text, tenant_id::text, lead_id::text, destination_id::text, test, state::text, log, created_at
     FROM lead_deliveries WHERE id = $1 AND state = 'queued' FOR UPDATE`,
    [id],
  )
  return deliveryRows.parse(rows)[0] ?? null
}

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const
const dead = (text: string): Attempt => ({ outcome: 'failed', status: null, text })

/** Null: not now; it is queued again when staff release the lead. */
const attempt = async (deps: DeliveryDeps, delivery: Delivery): Promise<Attempt | null> => {
  const { payload } = deps
  const { destination_id: destinationId, lead_id: leadId, tenant_id: tenant, test } = delivery
  const destination =
    destinationId && (await payload.findByID({ collection: 'lead-destinations', id: destinationId, ...quiet }))
  if (!destination) return dead('The destination is gone.')
  if (test) {
    const around = await aroundLead(payload, tenant)
    return sendDelivery(deps, destination, sampleLead(`test-${delivery.id}`, delivery.created_at.toISOString(), around))
  }
  if (!destination.enabled) return dead('The destination is switched off.')
  const lead = leadId && (await payload.findByID({ collection: 'leads', id: leadId, ...quiet }))
  if (!lead) return dead('The lead is gone.')
  if (lead.erased_at) return dead('The lead was erased.')
  return lead.workflow === 'held' ? null : sendDelivery(deps, destination, await deliveredLead(payload, lead))
}

const note = async (client: PoolClient, { id, log }: Delivery, made: Attempt, isLast: boolean): Promise<void> => {
  const { outcome, status } = made
  // PostgreSQL stores no NUL.
  const text = made.text.replaceAll('\0', '').slice(0, 500)
  const state = outcome === 'again' ? (isLast ? 'failed' : 'queued') : outcome
  const entries = [...log, { at: new Date().toISOString(), state, status, answer: text }].slice(-MOST_LOGGED)
  await client.query(
    `UPDATE lead_deliveries SET state = $2, attempts = coalesce(attempts, 0) + 1, last_status = $3, last_answer = $4,
       last_attempt_at = now(), updated_at = now(), log = $5::jsonb WHERE id = $1`,
    [id, state, status, text, JSON.stringify(entries)],
  )
}

/**
 * Sends a lead to a destination and notes what came of it (CRM-01). One that arrived is never sent again. Throws after
 * an attempt that is worth another: the queue tries again, ever later, for about three days; the last one leaves it
 * undelivered, for staff to replay.
 */
export const deliverLead = async (deps: DeliveryDeps, deliveryId: string, isLast: boolean): Promise<void> => {
  const made = await inTransaction(deps.pool, async (client) => {
    const delivery = await lockWaiting(client, deliveryId)
    const result = delivery && (await attempt(deps, delivery))
    if (delivery && result) await note(client, delivery, result, isLast)
    return result
  })
  if (made?.outcome === 'again' && !isLast)
    throw new Error(`Lead delivery ${deliveryId} is tried again: ${made.status ?? 'no answer'}.`)
}
