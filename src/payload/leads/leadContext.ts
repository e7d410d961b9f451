import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { selectRows } from '@/src/payload/sql/selectRows'

const texts = z.array(z.string())
const times = { open: z.string().nullable(), close: z.string().nullable(), status: z.enum(['Open', 'Closed']) }

const contextRow = z.object({
  template: z.string(),
  settings: z.unknown(),
  carLocation: z.string().nullable(),
  carTag: z.string().nullable(),
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
      categories: texts,
      makes: texts,
      locationIds: texts,
      people: texts,
    }),
  ),
  destinations: z.array(z.object({ id: z.string(), categories: texts, makes: texts })),
})

/**
 * What decides who answers a lead, by when, and who is told: its dealership's settings, locations, enabled rules and
 * destinations, its car's location and tag.
 */
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
    SELECT template::text, tenants.settings,
      car.location_id::text AS "carLocation", car.tag AS "carTag",
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
        FROM lead_rules WHERE tenant_id = tenants.id AND enabled) AS rules,
      (SELECT coalesce(json_agg(json_build_object('id', id,
          'categories', ARRAY(SELECT text FROM lead_destinations_texts WHERE parent_id = lead_destinations.id AND path = 'categories'),
          'makes', ARRAY(SELECT text FROM lead_destinations_texts WHERE parent_id = lead_destinations.id AND path = 'makes'))), '[]')
        FROM lead_destinations WHERE tenant_id = tenants.id AND enabled) AS destinations
    FROM tenants LEFT JOIN cars AS car ON car.id = ${vehicle}::uuid WHERE tenants.id = ${tenant}::uuid`,
  )
  return rows[0] ? contextRow.parse(rows[0]) : null
}
