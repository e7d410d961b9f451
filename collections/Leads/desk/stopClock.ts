import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { selectRows } from '@/src/payload/sql/selectRows'

/** The shopper has an answer: the clock of the lead, or of the one it belongs to, stops; a new one is in progress (CRM-04). */
export const stopClock = async (req: PayloadRequest, lead: string, at: Date = new Date()): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE leads SET respond_by = NULL, remind_at = NULL, escalate_at = NULL, updated_at = now(),
          responded_at = coalesce(responded_at, greatest(created_at, least(now(), ${at.toISOString()}::timestamptz))),
          workflow = CASE workflow WHEN 'new' THEN 'in_progress' ELSE workflow END
        WHERE id = (SELECT coalesce(joined_to_id, id) FROM leads WHERE id = ${lead}::uuid)`,
  )
}
