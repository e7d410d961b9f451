import type { TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { destinationFor } from '@/src/services/analytics/destinationFor'
import { inTransaction } from '../inTransaction'
import { tasks } from '../taskNames'
import { reportConversion } from './reportConversion'

const conversionPayload = z.object({ leadId: z.string(), eventId: z.int() })

/** Months for which single events are kept; the counts of days are kept for good. */
const KEPT_MONTHS = 13
const MONTHS_AHEAD = 2

const partitionRows = z.array(z.object({ name: z.string().regex(/^analytics_events_\d{4}_\d{2}$/) }))

/** Days counted again: the last counted day was not over, and events may have arrived late. */
const DAYS_AGAIN = 3

const ROLL_UP = `
  INSERT INTO analytics_daily (tenant_id, day, event_id, label, channel, count)
  SELECT tenant_id, day, event_id, label, channel, count(*) FROM analytics_events
  WHERE day >= coalesce((SELECT max(day) FROM analytics_daily), '-infinity'::date) - ${DAYS_AGAIN}
  GROUP BY tenant_id, day, event_id, label, channel
  ON CONFLICT (tenant_id, day, event_id, label, channel) DO UPDATE SET count = excluded.count
  WHERE analytics_daily.count <> excluded.count`

const OLD_PARTITIONS = `
  SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
  WHERE inhparent = 'analytics_events'::regclass AND relname ~ '^analytics_events_\\d{4}_\\d{2}$'
    AND to_date(right(relname, 7), 'YYYY_MM') < date_trunc('month', $1::date) - interval '${KEPT_MONTHS} months'`

/**
 * Counts events by dealership, day, event, label and channel, from the last counted days on: running it again changes
 * nothing. Then makes the partitions of the coming months and drops those older than 13 months, and cars' views of that age.
 */
export const rollUpEvents = async (pool: Pool, now: Date): Promise<void> => {
  const today = now.toISOString().slice(0, 10)
  await pool.query(ROLL_UP)
  await inTransaction(pool, async (client) => {
    // Inserts of events wait for these locks. After 5 s this fails and runs again tomorrow, so that visitors do not wait.
    await client.query(`SET LOCAL lock_timeout = '5s'`)
    for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++)
      await client.query(`SELECT make_analytics_partition(($1::date + make_interval(months => $2))::date)`, [
        today,
        ahead,
      ])
    const { rows } = await client.query(OLD_PARTITIONS, [today])
    for (const { name } of partitionRows.parse(rows)) await client.query(`DROP TABLE "${name}"`)
    await client.query(
      `DELETE FROM analytics_events_default WHERE day < date_trunc('month', $1::date) - make_interval(months => $2)`,
      [today, KEPT_MONTHS],
    )
  })
  await pool.query('DELETE FROM car_views WHERE day < $1::date - make_interval(months => $2)', [today, KEPT_MONTHS])
}

/** The worker's tasks for analytics. */
export const analyticsTasks = ({ payload, pool }: { payload: Payload; pool: Pool }): TaskList => ({
  [tasks.reportConversion]: (input) => reportConversion(payload, conversionPayload.parse(input), destinationFor),
  [tasks.rollUpEvents]: () => rollUpEvents(pool, new Date()),
})
