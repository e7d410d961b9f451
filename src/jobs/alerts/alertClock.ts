import type { Pool } from 'pg'
import { z } from 'zod'
import { alertDay } from '@/src/domain/alerts/digest'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { tasks } from '../taskNames'

const siteRows = z.array(z.object({ id: z.string(), state: z.string().nullable() }))

/** Sites with something to tell, each with the state its main location is in. */
const sitesWaiting = async (pool: Pool) => {
  const { rows } = await pool.query(
    `SELECT tenants.id::text, (SELECT address_state::text FROM locations WHERE locations.tenant_id = tenants.id
       ORDER BY coalesce("primary", false) DESC, created_at LIMIT 1) AS state
     FROM tenants WHERE archived IS NOT TRUE AND EXISTS (SELECT FROM alert_hits
       JOIN saved_searches ON saved_searches.id = search_id WHERE mail_id IS NULL AND saved_searches.tenant_id = tenants.id)`,
  )
  return siteRows.parse(rows)
}

/**
 * The day's message for each address that has hits and has had none today: the message, its hits and its job in one
 * statement, so that a killed worker has queued all of it or nothing.
 */
const queueMails = async (pool: Pool, tenant: string, day: string): Promise<number> => {
  const { rowCount } = await pool.query(
    `WITH waiting AS (
       SELECT alert_hits.id, email FROM alert_hits JOIN saved_searches ON saved_searches.id = search_id
       WHERE mail_id IS NULL AND tenant_id = $1::uuid AND confirmed_at IS NOT NULL AND paused_at IS NULL),
     mails AS (
       INSERT INTO alert_mails (tenant_id, email, day) SELECT DISTINCT $1::uuid, email, $2::date FROM waiting
       ON CONFLICT DO NOTHING RETURNING id, email),
     claimed AS (
       UPDATE alert_hits SET mail_id = mails.id FROM waiting JOIN mails USING (email) WHERE alert_hits.id = waiting.id)
     SELECT graphile_worker.add_job($3, json_build_object('mailId', id)) FROM mails`,
    [tenant, day, tasks.mailAlerts],
  )
  return rowCount ?? 0
}

/** Queues the morning's messages of every site where it is morning. Returns how many. */
export const alertClock = async (pool: Pool, now: Date): Promise<number> => {
  let queued = 0
  for (const { id, state } of await sitesWaiting(pool)) {
    const day = alertDay(now, stateTimeZone(state))
    if (day) queued += await queueMails(pool, id, day)
  }
  return queued
}
