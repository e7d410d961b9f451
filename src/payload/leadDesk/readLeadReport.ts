import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { reportRowSchema, type ReportRow } from '@/src/domain/leads/desk/LeadReport'

/**
 * Leads of these dealerships (null: all) since a moment, counted by day of `zone`, type, make, source and person, joined ones
 * with the lead they belong to (CRM-04). One statement. Whoever calls it checks what the reader may see.
 */
export const readLeadReport = async (
  payload: Payload,
  { tenants, since, zone }: { tenants: readonly string[] | null; since: Date; zone: string },
): Promise<ReportRow[]> => {
  if (tenants?.length === 0) return []
  const mine =
    tenants &&
    sql.join(
      tenants.map((id) => sql`${id}::uuid`),
      sql`, `,
    )
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH counted AS (
      SELECT to_char(leads.created_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, coalesce(nullif(category, ''), 'Enquiry') AS type,
        coalesce(nullif(vehicle_make, ''), 'No vehicle') AS make,
        coalesce(nullif(lead_attributes #>> '{last_touch,utm_source}', ''),
          nullif(regexp_replace(coalesce(lead_attributes #>> '{last_touch,referrer}', ''), '^https?://([^/]+).*$', '\\1'), ''),
          'Direct') AS source,
        coalesce(nullif(users.name, ''), users.email, 'Nobody in particular') AS person,
        responded_at, workflow, extract(epoch FROM responded_at - leads.created_at) / 60 AS minutes
      FROM leads LEFT JOIN users ON users.id = leads.assigned_to_id
      WHERE leads.created_at >= ${since.toISOString()}::timestamptz AND joined_to_id IS NULL AND workflow <> 'held'
        AND ${mine ? sql`leads.tenant_id IN (${mine})` : sql`true`})
    SELECT CASE WHEN grouping(day) = 0 THEN 'day' WHEN grouping(type) = 0 THEN 'type' WHEN grouping(make) = 0 THEN 'make'
        WHEN grouping(source) = 0 THEN 'source' WHEN grouping(person) = 0 THEN 'person' ELSE 'all' END AS by,
      coalesce(day, type, make, source, person) AS name, count(*) AS leads, count(responded_at) AS answered,
      count(*) FILTER (WHERE workflow = 'won') AS won,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) FILTER (WHERE minutes IS NOT NULL) AS "medianMinutes"
    FROM counted GROUP BY GROUPING SETS ((day), (type), (make), (source), (person), ())
    ORDER BY leads DESC, name`)
  return z.array(reportRowSchema).parse(rows)
}
