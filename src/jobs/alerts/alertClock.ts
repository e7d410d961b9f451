import type { Pool } from 'pg'
import { tasks } from '../taskNames'
import { morningSites } from './morningSites'

/** On a row of `tenants`: whether it has something to tell. */
const WAITING = `EXISTS (SELECT FROM alert_hits
  JOIN saved_searches ON saved_searches.id = search_id WHERE mail_id IS NULL AND saved_searches.tenant_id = tenants.id)`

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
  for (const { id, day } of await morningSites(pool, now, WAITING)) queued += await queueMails(pool, id, day)
  return queued
}
