import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const filled = z
  .string()
  .nullable()
  .transform((value) => value || null)

const placeRows = z.array(
  z.object({
    id: z.string(),
    primary: z.boolean(),
    type: z.enum(['sales', 'service', 'parts']).nullable(),
    email: filled,
    phone: filled,
    landline: filled,
  }),
)

/** How a dealership's locations are reached. */
export type LeadPlaces = z.infer<typeof placeRows>

/** The locations of a dealership, in its order. */
export const leadPlaces = async ({ db }: Payload, tenant: string | null): Promise<LeadPlaces> => {
  const { rows } = await db.drizzle.execute(sql`
    SELECT id::text, coalesce("primary", false) AS primary, location_type::text AS type, contact_detail_email AS email,
      contact_detail_phone AS phone, contact_detail_landline_phone AS landline
    FROM locations WHERE tenant_id = ${tenant}::uuid ORDER BY created_at`)
  return placeRows.parse(rows)
}
