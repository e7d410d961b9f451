import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { selectRows } from '@/src/payload/sql/selectRows'

const times = { open: z.string().nullable(), close: z.string().nullable(), status: z.enum(['Open', 'Closed']) }

const contextRow = z.object({
  template: z.string(),
  settings: z.unknown(),
  carLocation: z.string().nullable(),
  locations: z.array(
    z.object({
      id: z.string(),
      primary: z.boolean(),
      state: z.string().nullable(),
      hours: z.array(z.object({ weekday: z.number(), ...times })),
      special: z.array(z.object({ date: z.string(), ...times })),
    }),
  ),
  rules: z.array(
    z.object({
      priority: z.number(),
      hours: z.enum(['any', 'open', 'closed']),
      respondWithin: z.number().nullable(),
      categories: z.array(z.string()),
      makes: z.array(z.string()),
      locationIds: z.array(z.string()),
      people: z.array(z.string()),
    }),
  ),
})

/** What decides who answers a lead, and by when: its dealership's settings, locations and enabled rules, its car's location. */
export type LeadContext = z.infer<typeof contextRow>

/** One statement: every lead asks for this before it is stored. Null: there is no such dealership. */
export const leadContext = async (
  req: PayloadRequest,
  tenant: string,
  vehicle: string | null,
): Promise<LeadContext | null> => {
  const rows = await selectRows(
    req,
    sql`
    SELECT template::text, settings,
      (SELECT location_id::text FROM cars WHERE id = ${vehicle}::uuid) AS "carLocation",
      (SELECT coalesce(json_agg(json_build_object('id', id, 'primary', coalesce("primary", false), 'state', address_state,
          'hours', (SELECT coalesce(json_agg(json_build_object('weekday', weekday::text::integer, 'status', status,
              'open', open, 'close', close) ORDER BY _order), '[]')
            FROM location_hours WHERE _parent_id = locations.id),
          'special', (SELECT coalesce(json_agg(json_build_object('date', (date AT TIME ZONE 'UTC')::date, 'status', status,
              'open', coalesce(nullif(start_hour, ''), nullif(hours_begin, '')),
              'close', coalesce(nullif(end_hour, ''), nullif(hours_end, ''))) ORDER BY _order), '[]')
            FROM locations_special_hours WHERE _parent_id = locations.id)) ORDER BY created_at), '[]')
        FROM locations WHERE tenant_id = tenants.id) AS locations,
      (SELECT coalesce(json_agg(json_build_object('priority', priority, 'hours', hours, 'respondWithin', respond_within,
          'categories', ARRAY(SELECT text FROM lead_rules_texts WHERE parent_id = lead_rules.id AND path = 'categories' ORDER BY "order"),
          'makes', ARRAY(SELECT text FROM lead_rules_texts WHERE parent_id = lead_rules.id AND path = 'makes' ORDER BY "order"),
          'locationIds', ARRAY(SELECT locations_id FROM lead_rules_rels WHERE parent_id = lead_rules.id AND path = 'locations' ORDER BY "order"),
          'people', ARRAY(SELECT users_id FROM lead_rules_rels WHERE parent_id = lead_rules.id AND path = 'assign_to' ORDER BY "order")) ORDER BY created_at), '[]')
        FROM lead_rules WHERE tenant_id = tenants.id AND enabled) AS rules
    FROM tenants WHERE id = ${tenant}::uuid`,
  )
  return rows[0] ? contextRow.parse(rows[0]) : null
}
