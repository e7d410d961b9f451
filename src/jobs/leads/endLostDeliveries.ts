import type { Pool } from 'pg'
import { tasks } from '../taskNames'

const ANSWER = 'The worker was stopped during the last attempt.'

/**
 * Ends deliveries that nothing will try again: a worker that is killed during the last attempt notes nothing. Staff find them
 * among those that did not arrive, and may send them again (CRM-01). Those of a lead held as spam wait for its release. Returns
 * how many.
 */
export const endLostDeliveries = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query(
    `UPDATE lead_deliveries SET state = 'failed', last_answer = $2::text, updated_at = now(),
       log = coalesce(log, '[]') || jsonb_build_array(jsonb_build_object('at', now(), 'state', 'failed', 'status', NULL, 'answer', $2::text))
     WHERE id IN (
       SELECT d.id FROM lead_deliveries AS d LEFT JOIN leads ON leads.id = d.lead_id
       WHERE d.state = 'queued' AND leads.workflow IS DISTINCT FROM 'held'
         AND NOT EXISTS (SELECT FROM graphile_worker.jobs
           WHERE key = $1::text || d.id::text AND (locked_at IS NOT NULL OR attempts < max_attempts))
       FOR UPDATE OF d SKIP LOCKED)`,
    [`${tasks.deliverLead}:`, ANSWER],
  )
  return rowCount ?? 0
}
