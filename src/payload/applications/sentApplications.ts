import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { LenderState } from '@/src/domain/finance/application/applicationStates'
import { recordAudit } from '../audit/recordAudit'
import { noteActivity } from '../leads/noteActivity'
import { inTransaction } from '../sql/inTransaction'
import { selectRows } from '../sql/selectRows'
import type { Application } from './applications'

/**
 * Marks a draft as sent, by an account or (null) by a device alone. False: it was sent before, or withdrawn. Call it in the
 * transaction that stores its lead.
 */
export const markSent = async (req: PayloadRequest, id: string, shopper: string | null): Promise<boolean> =>
  (
    await selectRows(
      req,
      sql`UPDATE finance_applications SET state = 'submitted', submitted_at = now(), updated_at = now(),
            shopper_id = coalesce(shopper_id, ${shopper}::uuid)
          WHERE id = ${id}::uuid AND state = 'draft' RETURNING id`,
    )
  ).length > 0

interface SentAs {
  lead: string
  lender: string
  lenderState: LenderState
}

/** The dealership that answers is the lead's. */
export const nameSent = async (req: PayloadRequest, id: string, { lead, lender, lenderState }: SentAs) => {
  await selectRows(
    req,
    sql`UPDATE finance_applications SET lead_id = ${lead}::uuid, lender = ${lender},
          lender_state = ${lenderState}::enum_finance_applications_lender_state,
          tenant_id = (SELECT tenant_id FROM leads WHERE id = ${lead}::uuid) WHERE id = ${id}::uuid`,
  )
}

/** Deletes answers and documents; the row stays, to be counted. */
const emptyAll = async (req: PayloadRequest, which: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await selectRows(
    req,
    sql`WITH emptied AS (
          UPDATE finance_applications SET emptied_at = now(), email = '', phone = '', device_hash = NULL, updated_at = now(),
            lender_state = CASE WHEN lender_state = 'queued' THEN 'failed' ELSE lender_state END
          WHERE ${which} AND state <> 'draft' AND emptied_at IS NULL RETURNING id),
        documents AS (DELETE FROM finance_documents USING emptied WHERE application_id = emptied.id),
        answers AS (DELETE FROM finance_answers USING emptied WHERE application_id = emptied.id)
        SELECT id::text FROM emptied`,
  )
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

/**
 * Takes a sent application back: answers and documents are deleted at once, the dealership is told on its lead's timeline, and
 * what has not gone to the lender yet does not go.
 */
export const withdraw = (req: PayloadRequest, { id, lead, tenant }: Application): Promise<void> =>
  inTransaction(req, async () => {
    const rows = await selectRows(
      req,
      sql`UPDATE finance_applications SET state = 'withdrawn', withdrawn_at = now(), updated_at = now()
          WHERE id = ${id}::uuid AND state = 'submitted' RETURNING id`,
    )
    if (rows.length === 0) return
    await emptyAll(req, sql`id = ${id}::uuid`)
    if (lead) {
      const text = 'The shopper has withdrawn the finance application. Its answers and documents are deleted.'
      await noteActivity(req, { tenant, lead, kind: 'note', text })
    }
    await recordAudit(req, { tenant, action: 'finance-application-withdrawn', detail: { application: id } })
  })

/** Deletes answers and documents of a dealership's applications that were sent so many days ago (APP 11.2). Audited. */
export const emptyOld = (req: PayloadRequest, tenant: string, days: number): Promise<number> =>
  inTransaction(req, async () => {
    const ids = await emptyAll(
      req,
      sql`tenant_id = ${tenant}::uuid AND submitted_at < now() - make_interval(days => ${days})`,
    )
    if (ids.length > 0)
      await recordAudit(req, {
        tenant,
        action: 'old-finance-applications-emptied',
        detail: { applications: ids.length, days },
      })
    return ids.length
  })

/** How the lender took it. One that was emptied meanwhile stays as it is, unless the lender has it. */
export const noteLender = async (
  req: PayloadRequest,
  { id, tenant, lender }: Pick<Application, 'id' | 'tenant' | 'lender'>,
  { state, reference = '', answer = '' }: { state: LenderState; reference?: string; answer?: string },
): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE finance_applications SET lender_state = ${state}::enum_finance_applications_lender_state,
          lender_reference = ${reference.slice(0, 200)}, lender_answer = ${answer.slice(0, 200)}, updated_at = now()
        WHERE id = ${id}::uuid AND lender_state <> 'sent' AND (emptied_at IS NULL OR ${state === 'sent'})`,
  )
  if (state === 'sent')
    await recordAudit(req, {
      tenant,
      action: 'finance-application-sent',
      detail: { application: id, lender, reference },
    })
}

/** Puts one that the lender did not take on its way again. False: there is nothing to send. */
export const queueAgain = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (
    await selectRows(
      req,
      sql`UPDATE finance_applications SET lender_state = 'queued', lender_answer = '', updated_at = now()
          WHERE id = ${id}::uuid AND state = 'submitted' AND emptied_at IS NULL AND lender_state = 'failed' RETURNING id`,
    )
  ).length > 0
