import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { selectRows } from '../sql/selectRows'
import { idList } from './Person'

/**
 * Empties what says who the shopper of some leads was (`erasedLeadFields`), with their earlier versions and what other
 * systems answered. The leads stay, to be counted. Call it in a transaction. Past Payload, whose hooks would keep a version
 * of what is erased.
 */
export const eraseLeads = async (req: PayloadRequest, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const list = idList(ids)
  await selectRows(
    req,
    sql`UPDATE leads SET name = NULL, last_name = NULL, email = NULL, phone = NULL, postcode = NULL, message = NULL,
          opt_in = false, url = regexp_replace(url, '[?#].*$', ''), user_agent = NULL, lead_attributes = '{}'::jsonb,
          shopper_id = NULL, notes = NULL, next_step = NULL, next_step_at = NULL, respond_by = NULL, remind_at = NULL,
          escalate_at = NULL, fingerprint = NULL, idempotency_key = NULL, erased_at = now(), updated_at = now()
        WHERE id IN ${list}`,
  )
  await selectRows(req, sql`DELETE FROM _leads_v WHERE parent_id IN ${list}`)
  await selectRows(req, sql`UPDATE lead_activities SET text = NULL, updated_at = now() WHERE lead_id IN ${list}`)
  await selectRows(
    req,
    sql`DELETE FROM _appointments_v WHERE parent_id IN (SELECT id FROM appointments WHERE lead_id IN ${list})`,
  )
  await selectRows(req, sql`UPDATE appointments SET notes = NULL, updated_at = now() WHERE lead_id IN ${list}`)
  await selectRows(
    req,
    sql`INSERT INTO lead_activities (tenant_id, lead_id, kind, text, who)
        SELECT tenant_id, id, 'erased', '', '' FROM leads WHERE id IN ${list}`,
  )
  await selectRows(
    req,
    sql`UPDATE lead_deliveries SET last_answer = NULL, log = '[]'::jsonb, updated_at = now(),
          state = CASE WHEN state = 'queued' THEN 'failed' ELSE state END
        WHERE lead_id IN ${list}`,
  )
}
