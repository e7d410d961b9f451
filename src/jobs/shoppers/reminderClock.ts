import type { Pool } from 'pg'
import { REMINDER_DAYS } from '@/src/domain/shopper/garage/ownVehicles'
import { morningSites } from '../alerts/morningSites'
import { tasks } from '../taskNames'

const [EARLY, LATE] = REMINDER_DAYS

/** On a row of `tenants`: whether there are vehicles whose owners may have to be reminded. */
const WAITING = 'EXISTS (SELECT FROM own_vehicles WHERE own_vehicles.tenant_id = tenants.id AND reminded)'

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
  for (const { id, day } of await morningSites(pool, now, WAITING)) queued += await queueReminders(pool, id, day)
  return queued
}
