import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { LeadClock } from './LeadClock'

/** A repeated contact joins an open lead that was heard of within this time (CRM-03). */
const JOINS_WITHIN_HOURS = 24
/** Australian numbers without their prefix: +61 412 345 678 and 0412 345 678 end alike. */
const PHONE_DIGITS = 9

const openRow = z.object({ id: z.string(), assigned_to_id: z.string().nullable() })

/**
 * The open lead of the same person about the same car, by e-mail or phone; null when there is none. It was heard of
 * again: one that was answered waits for an answer again.
 */
export const joinOpenLead = async (
  req: PayloadRequest,
  tenant: string,
  lead: Pick<Lead, 'vehicle' | 'email' | 'phone'>,
  clock: LeadClock,
): Promise<z.infer<typeof openRow> | null> => {
  const car = relationId(lead.vehicle)
  const email = (lead.email ?? '').trim().toLowerCase()
  const phone = (lead.phone ?? '').replace(/\D/g, '').slice(-PHONE_DIGITS)
  if (car === null || (email === '' && phone.length < PHONE_DIGITS)) return null
  await selectRows(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lead about ${tenant} ${car}`}, 0))`)
  const rows = await selectRows(
    req,
    sql`UPDATE leads SET last_touch_at = now(), 
          respond_by = coalesce(respond_by, ${clock.respond_by}::timestamptz),
          remind_at = CASE WHEN respond_by IS NULL THEN ${clock.remind_at}::timestamptz ELSE remind_at END,
          escalate_at = CASE WHEN respond_by IS NULL THEN ${clock.escalate_at}::timestamptz ELSE escalate_at END
        WHERE id = (
          SELECT id FROM leads
          WHERE tenant_id = ${tenant}::uuid AND vehicle_id = ${car}::uuid AND joined_to_id IS NULL
            AND workflow IN ('new', 'in_progress')
            AND coalesce(last_touch_at, created_at) > now() - make_interval(hours => ${JOINS_WITHIN_HOURS})
            AND ((${email} <> '' AND lower(email) = ${email})
              OR (length(${phone}) = ${PHONE_DIGITS}
                AND right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), ${PHONE_DIGITS}) = ${phone}))
          ORDER BY created_at LIMIT 1)
        RETURNING id::text, assigned_to_id::text`,
  )
  return z.array(openRow).parse(rows)[0] ?? null
}
