import type { Pool } from 'pg'
import { z } from 'zod'
import { alertDay } from '@/src/domain/alerts/digest'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { REMINDER_DAYS } from '@/src/domain/shopper/garage/ownVehicles'
import { tasks } from '../taskNames'

const [EARLY, LATE] = REMINDER_DAYS
const siteRows = z.array(z.object({ id: z.string(), state: z.string().nullable() }))

/** Sites with vehicles whose owners may have to be reminded, each with the state its main location is in. */
const sitesWithVehicles = async (pool: Pool) => {
  const { rows } = await pool.query(
    `SELECT tenants.id::text, (SELECT address_state::text FROM locations WHERE locations.tenant_id = tenants.id
       ORDER BY coalesce("primary", false) DESC, created_at LIMIT 1) AS state
     FROM tenants WHERE archived IS NOT TRUE
       AND EXISTS (SELECT FROM own_vehicles WHERE own_vehicles.tenant_id = tenants.id AND reminded)`,
  )
  return siteRows.parse(rows)
}

/**
 * One mail for each owner with something due and none yet on this day, with its job and what it reminds of: all of it in one
 * statement, so that a worker killed at any moment has queued all or nothing. A worker that was away on the 30th day before
 * reminds on the next; within the last week only the later reminder is sent.
 */
const queueReminders = async (pool: Pool, tenant: string, day: string): Promise<number> => {
  const { rowCount } = await pool.query(
    `WITH dates AS (
       SELECT own_vehicles.id AS vehicle_id, shopper_id, kind, (moment AT TIME ZONE 'UTC')::date AS due
       FROM own_vehicles JOIN shoppers ON shoppers.id = shopper_id
       CROSS JOIN LATERAL (VALUES ('rego', rego_due), ('service', service_due)) AS noted (kind, moment)
       WHERE own_vehicles.tenant_id = $1::uuid AND reminded AND shoppers.email <> '' AND moment IS NOT NULL),
     due AS (
       SELECT dates.*, CASE WHEN due - $2::date <= ${LATE} THEN ${LATE} ELSE ${EARLY} END AS days FROM dates
       WHERE due - $2::date BETWEEN 0 AND ${EARLY}),
     waiting AS (
       SELECT due.* FROM due WHERE NOT EXISTS (SELECT FROM vehicle_reminders AS told
         WHERE told.vehicle_id = due.vehicle_id AND told.kind = due.kind AND told.due = due.due AND told.days = due.days)),
     mails AS (
       INSERT INTO vehicle_reminder_mails (tenant_id, shopper_id, day)
       SELECT DISTINCT $1::uuid, shopper_id, $2::date FROM waiting ON CONFLICT DO NOTHING RETURNING id, shopper_id),
     told AS (
       INSERT INTO vehicle_reminders (vehicle_id, kind, due, days, mail_id)
       SELECT vehicle_id, kind, due, days, mails.id FROM waiting JOIN mails USING (shopper_id) ON CONFLICT DO NOTHING)
     SELECT graphile_worker.add_job($3, json_build_object('mailId', id)) FROM mails`,
    [tenant, day, tasks.mailReminders],
  )
  return rowCount ?? 0
}

/** Queues the morning's reminders of every site where it is morning. Returns how many mails. */
export const reminderClock = async (pool: Pool, now: Date): Promise<number> => {
  let queued = 0
  for (const { id, state } of await sitesWithVehicles(pool)) {
    const day = alertDay(now, stateTimeZone(state))
    if (day) queued += await queueReminders(pool, id, day)
  }
  return queued
}
