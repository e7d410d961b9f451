import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { selectRows } from '@/src/payload/sql/selectRows'

/**
 * Joins a lead, with all that was joined to it, to an open one of the same dealership (CRM-03): within a finished one
 * nobody would see that it waits. False: one of them is not there, is finished, or belongs to another itself.
 */
export const joinLeads = async (
  req: PayloadRequest,
  { tenant, lead, into }: Record<'tenant' | 'lead' | 'into', string>,
): Promise<boolean> => {
  const locked = await selectRows(
    req,
    sql`SELECT id FROM leads WHERE id IN (${lead}::uuid, ${into}::uuid) AND tenant_id = ${tenant}::uuid
          AND joined_to_id IS NULL AND (id <> ${into}::uuid OR workflow IN ('new', 'in_progress')) ORDER BY id FOR UPDATE`,
  )
  if (locked.length !== 2) return false
  await selectRows(
    req,
    sql`UPDATE leads SET joined_to_id = ${into}::uuid WHERE id = ${lead}::uuid OR joined_to_id = ${lead}::uuid`,
  )
  await selectRows(
    req,
    sql`UPDATE leads AS head SET last_touch_at = greatest(head.last_touch_at, head.created_at, other.last_touch_at, other.created_at),
          respond_by = least(head.respond_by, other.respond_by),
          remind_at = least(head.remind_at, other.remind_at),
          escalate_at = least(head.escalate_at, other.escalate_at)
        FROM leads AS other WHERE head.id = ${into}::uuid AND other.id = ${lead}::uuid`,
  )
  await selectRows(
    req,
    sql`UPDATE leads SET respond_by = NULL, remind_at = NULL, escalate_at = NULL WHERE id = ${lead}::uuid`,
  )
  return true
}

/** Makes a joined lead one of its own again. False: it was not joined. */
export const separateLead = async (req: PayloadRequest, lead: string): Promise<boolean> => {
  const rows = await selectRows(
    req,
    sql`UPDATE leads SET joined_to_id = NULL WHERE id = ${lead}::uuid AND joined_to_id IS NOT NULL RETURNING id`,
  )
  return rows.length > 0
}
