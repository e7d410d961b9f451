import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { textColumn } from '@/src/payload/sql/textColumn'

const leadRows = z.array(
  z.object({
    id: z.string(),
    tenant: z.string(),
    name: textColumn,
    last_name: textColumn,
    email: textColumn,
    phone: textColumn,
    postcode: textColumn,
    category: textColumn,
    subcategory: textColumn,
    message: textColumn,
    vehicle: z.string().nullable(),
    vehicle_make: textColumn,
    vehicle_model: textColumn,
    stock_number: textColumn,
    url: textColumn,
    location: z.string().nullable(),
    lead_attributes: z.unknown(),
    createdAt: z.coerce.date().transform((at) => at.toISOString()),
    services: z.array(z.string()),
    /** The address of who was given the lead; null when that person may not read its dealership's leads any more (TEN-15). */
    person: z.string().nullable(),
    isMailed: z.boolean(),
    isConfirmed: z.boolean(),
    hasDrive: z.boolean(),
  }),
)

/** A lead as its mails tell it. */
export type MailedLead = z.infer<typeof leadRows>[number]

/** The lead, if anybody may be told of it: null for one that is gone, erased, or held as spam. One statement. */
export const mailedLead = async ({ db }: Payload, id: string): Promise<MailedLead | null> => {
  const { rows } = await db.drizzle.execute(sql`
    SELECT id::text, tenant_id::text AS tenant, name, last_name, email, phone, postcode, category, subcategory, message,
      vehicle_id::text AS vehicle, vehicle_make, vehicle_model, stock_number, url, location_id::text AS location,
      lead_attributes, created_at AS "createdAt",
      ARRAY(SELECT text FROM leads_texts WHERE parent_id = leads.id AND path = 'additional_services' ORDER BY "order") AS services,
      (SELECT email FROM users WHERE users.id = assigned_to_id AND EXISTS (SELECT FROM users_tenants AS works
        WHERE works._parent_id = users.id AND works.tenant_id = leads.tenant_id AND works.role IN ('sales', 'dealership-admin'))) AS person,
      mailed_at IS NOT NULL AS "isMailed", confirmed_at IS NOT NULL AS "isConfirmed",
      EXISTS (SELECT FROM appointments WHERE lead_id = leads.id AND state = 'booked') AS "hasDrive"
    FROM leads WHERE id = ${id}::uuid AND erased_at IS NULL AND workflow IS DISTINCT FROM 'held'`)
  return leadRows.parse(rows)[0] ?? null
}
