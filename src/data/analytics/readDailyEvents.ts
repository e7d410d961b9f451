import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      day: z.string(),
      event_id: z.coerce.number(),
      label: z.string(),
      channel: z.string(),
      count: z.coerce.number(),
    }),
  ),
})

export type DailyEvents = z.infer<typeof rowsSchema>['rows'][number]

/** Days that the worker's nightly count may not have finished: they are counted from the events themselves. */
const LIVE_DAYS = 2

/**
 * Events of these dealerships together, by day, event, label and channel, from `from` to `to` ('yyyy-mm-dd', both included;
 * ANA-16). Whoever calls it checks that the reader may see them. Old days come from the counts, the last days from the events.
 */
export const readDailyEvents = async (
  payload: Payload,
  tenantIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<DailyEvents[]> => {
  if (tenantIds.length === 0) return []
  const tenants = sql.join(
    tenantIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const live = sql`((now() AT TIME ZONE 'Australia/Sydney')::date - ${LIVE_DAYS - 1}::integer)`
  const result = await payload.db.drizzle.execute(sql`
    SELECT day::text AS day, event_id, label, channel, sum(count) AS count FROM (
      SELECT day, event_id, label, channel, count::bigint FROM analytics_daily
      WHERE tenant_id IN (${tenants}) AND day BETWEEN ${from}::date AND ${to}::date AND day < ${live}
      UNION ALL
      SELECT day, event_id, label, channel, count(*) FROM analytics_events
      WHERE tenant_id IN (${tenants}) AND day BETWEEN ${from}::date AND ${to}::date AND day >= ${live}
      GROUP BY day, event_id, label, channel
    ) AS counted
    GROUP BY day, event_id, label, channel ORDER BY day, event_id, label, channel`)
  return rowsSchema.parse(result).rows
}
