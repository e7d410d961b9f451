import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { LeadPageData, TimelineEntry } from '@/src/domain/leads/desk/DeskLead'
import { activityKinds, activityWords, type ActivityKind } from '@/src/domain/leads/desk/activities'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { settingOf } from '@/tenants/resolveSettings'
import { deskColumns, deskLeadOf, deskRow, deskTables } from './deskRows'
import { textColumn } from '@/src/payload/sql/textColumn'

const pageRow = deskRow.extend({
  dealership: textColumn,
  dealership_phone: textColumn,
  state: z.string().nullable(),
  postcode: textColumn,
  opt_in: z.boolean().nullable(),
  car_id: z.string().nullable(),
  joined_to: z.string().nullable(),
  source: textColumn,
  held_because: textColumn,
  pages: z.array(z.string()).catch([]),
  staff: z.array(z.object({ id: z.string(), name: z.string() })).catch([]),
  others: z.array(z.object({ id: z.string(), title: z.string(), at: z.string() })).catch([]),
  template: z.string(),
  settings: z.unknown(),
})

const entryRows = z.array(
  z.object({
    id: z.string(),
    at: z.coerce.date(),
    kind: z.string(),
    title: textColumn,
    text: textColumn,
    who: textColumn,
  }),
)

const isActivity = (kind: string): kind is ActivityKind => activityKinds.some((known) => known === kind)

const entryOf = (row: z.infer<typeof entryRows>[number]): TimelineEntry => {
  const { kind } = row
  const known = kind === 'enquiry' || kind === 'delivery' || kind === 'confirmed' || isActivity(kind) ? kind : 'note'
  return {
    ...row,
    at: row.at.toISOString(),
    kind: known,
    title: isActivity(known) ? activityWords[known] : row.title,
  }
}

const readLead = async (payload: Payload, id: string) => {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT ${deskColumns}, tenants.template::text, tenants.settings, tenants.name AS dealership, leads.postcode, leads.opt_in, cars.id::text AS car_id,
      leads.joined_to_id::text AS joined_to, leads.source, leads.lead_attributes ->> 'held_because' AS held_because,
      (SELECT contact_detail_phone FROM locations WHERE tenant_id = leads.tenant_id
        ORDER BY (id = leads.location_id) DESC NULLS LAST, "primary" DESC NULLS LAST, created_at LIMIT 1) AS dealership_phone,
      (SELECT address_state FROM locations WHERE tenant_id = leads.tenant_id
        ORDER BY "primary" DESC NULLS LAST, name LIMIT 1) AS state,
      (SELECT jsonb_agg(page) FROM jsonb_array_elements_text(
        CASE jsonb_typeof(leads.lead_attributes -> 'visited_pages') WHEN 'array'
          THEN leads.lead_attributes -> 'visited_pages' ELSE '[]' END) AS page) AS pages,
      (SELECT jsonb_agg(jsonb_build_object('id', staff.id, 'name', coalesce(nullif(staff.name, ''), staff.email))
          ORDER BY staff.name, staff.email)
        FROM users AS staff WHERE EXISTS (SELECT FROM users_tenants AS works WHERE works._parent_id = staff.id
          AND works.tenant_id = leads.tenant_id AND works.role IN ('sales', 'dealership-admin'))) AS staff,
      (SELECT jsonb_agg(jsonb_build_object('id', other.id, 'at', other.created_at,
          'title', concat_ws(' ', other.category, other.vehicle_make, other.vehicle_model)) ORDER BY other.created_at DESC)
        FROM leads AS other WHERE other.tenant_id = leads.tenant_id AND other.id <> leads.id
          AND other.joined_to_id IS NULL AND leads.joined_to_id IS NULL
          AND ((other.email <> '' AND lower(other.email) = lower(leads.email)) OR (other.phone <> '' AND other.phone = leads.phone)))
        AS others
    FROM ${deskTables} JOIN tenants ON tenants.id = leads.tenant_id WHERE leads.id = ${id}::uuid`)
  const [row] = rows
  return row === undefined ? null : pageRow.parse(row)
}

const readTimeline = async (payload: Payload, id: string): Promise<TimelineEntry[]> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH these AS (SELECT * FROM leads WHERE id = ${id}::uuid OR joined_to_id = ${id}::uuid)
    SELECT id::text, created_at AS at, 'enquiry' AS kind, concat_ws(', ', category, nullif(subcategory, '')) AS title,
      message AS text, concat_ws(' ', name, last_name) AS who FROM these
    UNION ALL
    SELECT lead_activities.id::text, lead_activities.created_at, kind::text, kind::text, text, who
      FROM lead_activities WHERE lead_id IN (SELECT id FROM these)
    UNION ALL
    SELECT d.id::text, coalesce(d.last_attempt_at, d.created_at), 'delivery',
      CASE d.state WHEN 'sent' THEN 'Delivered to ' WHEN 'failed' THEN 'Not delivered to ' ELSE 'Waiting for ' END
        || coalesce(t.name, 'a destination that is gone'),
      CASE d.state WHEN 'sent' THEN '' ELSE d.last_answer END, ''
      FROM lead_deliveries AS d LEFT JOIN lead_destinations AS t ON t.id = d.destination_id
      WHERE d.lead_id IN (SELECT id FROM these)
    UNION ALL
    SELECT id::text || ':mail', mailed_at, 'delivery', 'Mailed to ' || coalesce(mailed_to, ''), '', ''
      FROM these WHERE mailed_at IS NOT NULL
    UNION ALL
    SELECT id::text || ':confirmed', confirmed_at, 'confirmed', 'Confirmation mailed to ' || coalesce(email, ''), '', ''
      FROM these WHERE confirmed_at IS NOT NULL
    ORDER BY at DESC LIMIT 300`)
  return entryRows.parse(rows).map(entryOf)
}

/**
 * A lead with its car as it is now, everything that happened, the staff who may answer it, the dealership's answer
 * templates and the person's other leads (CRM-03). Null when there is none. Whoever calls it checks that the reader may see
 * it. Two statements.
 */
export const readLeadPage = async (payload: Payload, id: string): Promise<LeadPageData | null> => {
  const [row, timeline] = await Promise.all([readLead(payload, id), readTimeline(payload, id)])
  if (row === null) return null
  const { dealership, dealership_phone, state, postcode, opt_in, car_id, joined_to, source, held_because, pages } = row
  const { staff, others, template, settings } = row
  return {
    lead: {
      ...deskLeadOf(row),
      dealership,
      dealershipPhone: dealership_phone,
      zone: stateTimeZone(state),
      postcode,
      optIn: opt_in === true,
      carId: car_id,
      joinedTo: joined_to,
      source,
      heldBecause: held_because,
      pages,
    },
    timeline,
    staff,
    others,
    answers: settingOf({ template, overrides: settings }, 'leads.answers'),
  }
}
