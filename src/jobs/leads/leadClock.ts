import type { Pool } from 'pg'
import { z } from 'zod'
import { inTransaction } from '../inTransaction'
import { tasks } from '../taskNames'
import type { ReminderKind } from './remindOfLead'

/** So many at a time; the next minute takes the rest. */
const AT_ONCE = 200

const rows = z.array(z.object({ id: z.string() }))

/** The moment that is over, by the kind of mail it asks for. It is emptied with the mail's job: each is sent once. */
const moments: Record<ReminderKind, 'remind_at' | 'escalate_at'> = { reminder: 'remind_at', escalation: 'escalate_at' }

const tellOf = (pool: Pool, kind: ReminderKind): Promise<number> =>
  inTransaction(pool, async (client) => {
    const moment = moments[kind]
    const due = await client.query(
      `UPDATE leads SET ${moment} = NULL WHERE id IN (
         SELECT id FROM leads WHERE ${moment} <= now() AND workflow IN ('new', 'in_progress') AND joined_to_id IS NULL
         ORDER BY ${moment} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
       RETURNING id::text`,
    )
    const leads = rows.parse(due.rows)
    for (const { id } of leads) {
      await client.query(
        `INSERT INTO lead_activities (tenant_id, lead_id, kind, text, who)
         SELECT tenant_id, id, $2, '', '' FROM leads WHERE id = $1`,
        [id, kind],
      )
      await client.query('SELECT graphile_worker.add_job($1, $2::json)', [
        tasks.remindOfLead,
        JSON.stringify({ leadId: id, kind }),
      ])
    }
    return leads.length
  })

/**
 * Notices leads that were not answered in time (CRM-04): a mail to who answers them, later one to the dealership's admins.
 * Returns how many mails were queued.
 */
export const leadClock = async (pool: Pool): Promise<number> =>
  (await tellOf(pool, 'reminder')) + (await tellOf(pool, 'escalation'))
