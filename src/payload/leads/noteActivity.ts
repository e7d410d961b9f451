import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ActivityKind } from '@/src/domain/leads/desk/activities'
import { selectRows } from '@/src/payload/sql/selectRows'

interface Noted {
  tenant: string
  lead: string
  kind: ActivityKind
  text: string
}

const made = z.object({ id: z.string() })

/**
 * Notes on a lead's timeline who did what, in the transaction of the request. Writes SQL, because the collection's access
 * rules let no user create a row.
 */
export const noteActivity = async (req: PayloadRequest, { tenant, lead, kind, text }: Noted): Promise<string> => {
  const who = req.user && 'email' in req.user ? (req.user.email ?? '') : ''
  const [row] = await selectRows(
    req,
    sql`INSERT INTO lead_activities (tenant_id, lead_id, kind, text, who)
        VALUES (${tenant}::uuid, ${lead}::uuid, ${kind}, ${text}, ${who}) RETURNING id::text`,
  )
  return made.parse(row).id
}

/**
 * Notes what came from outside, in the transaction of the request, under an id of its own. False: it is there already. `who` is
 * staff, or words without a person's data: it stays when that is erased.
 */
export const noteOnce = async (
  req: PayloadRequest,
  { id, tenant, lead, kind, text, who }: Noted & { id: string; who: string },
): Promise<boolean> => {
  const rows = await selectRows(
    req,
    sql`INSERT INTO lead_activities (id, tenant_id, lead_id, kind, text, who)
        VALUES (${id}::uuid, ${tenant}::uuid, ${lead}::uuid, ${kind}, ${text}, ${who})
        ON CONFLICT (id) DO NOTHING RETURNING id`,
  )
  return rows.length > 0
}

/** Stops the clock of an answered lead, or of the lead it is joined to; a new lead becomes 'in progress' (CRM-04). */
export const stopClock = async (req: PayloadRequest, lead: string, at: Date = new Date()): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE leads SET respond_by = NULL, remind_at = NULL, escalate_at = NULL, updated_at = now(),
          responded_at = coalesce(responded_at, greatest(created_at, least(now(), ${at.toISOString()}::timestamptz))),
          workflow = CASE workflow WHEN 'new' THEN 'in_progress' ELSE workflow END
        WHERE id = (SELECT coalesce(joined_to_id, id) FROM leads WHERE id = ${lead}::uuid)`,
  )
}
