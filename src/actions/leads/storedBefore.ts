import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { selectRows } from '@/src/payload/sql/selectRows'

/** Identical enquiries within this time are one: a double press, a retry, two tabs. */
const SAME_WITHIN_MINUTES = 30

export interface LeadKeys {
  tenant: string
  /** Hash of what was sent. */
  fingerprint: string
  idempotencyKey: string | null
}

/** An Idempotency-Key was sent again with another content: the sender is at fault, and nothing is stored. */
export class KeyReused extends Error {
  override name = 'KeyReused'
}

/** Where a form was sent from, with what browser and whether it is held does not make it another enquiry. */
const UNSENT = new Set(['url', 'user_agent', 'lead_attributes', 'workflow'])

/** SHA-256 of what a shopper sent, without the traces of the visit. */
export const fingerprintOf = (row: Record<string, unknown>): string => {
  const sent = Object.entries(row).filter(([name]) => !UNSENT.has(name))
  return createHash('sha256')
    .update(JSON.stringify(sent.sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
}

const rowSchema = z.object({ id: z.string(), fingerprint: z.string().nullable(), named: z.boolean() })

/**
 * Id of the lead that holds this enquiry already; null when there is none. Two at the same moment wait for each other:
 * call it in the transaction that stores the lead. What is held as spam does not stand in the way of a person's (`isHeld`:
 * this one is held), unless both have the same key.
 *
 * @throws KeyReused
 */
export const storedBefore = async (
  req: PayloadRequest,
  { tenant, fingerprint, idempotencyKey }: LeadKeys,
  { isHeld }: { isHeld: boolean },
): Promise<string | null> => {
  const keys = JSON.stringify([fingerprint, idempotencyKey].filter((key) => key !== null).sort())
  await selectRows(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended('lead ' || ${tenant} || ' ' || key, 0))
        FROM jsonb_array_elements_text(${keys}::jsonb) AS key`,
  )
  const rows = await selectRows(
    req,
    sql`(SELECT id, fingerprint, true AS named FROM leads
          WHERE tenant_id = ${tenant} AND idempotency_key = ${idempotencyKey} LIMIT 1)
        UNION ALL
        (SELECT id, fingerprint, false FROM leads WHERE tenant_id = ${tenant} AND fingerprint = ${fingerprint}
          AND created_at > now() - make_interval(mins => ${SAME_WITHIN_MINUTES}) AND (${isHeld} OR workflow <> 'held')
          ORDER BY created_at DESC LIMIT 1)`,
  )
  const found = z.array(rowSchema).parse(rows)
  const lead = found.find(({ named }) => named) ?? found[0]
  if (lead?.named && lead.fingerprint !== fingerprint) throw new KeyReused('This Idempotency-Key was used before.')
  return lead?.id ?? null
}
