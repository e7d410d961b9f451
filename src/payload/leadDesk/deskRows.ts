import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { DeskLead } from '@/src/domain/leads/desk/DeskLead'
import { shownPriceSql } from '@/src/payload/sql/shownPriceSql'
import { textColumn } from '@/src/payload/sql/textColumn'

/** Columns of a lead with its car as it is now. `FROM leads LEFT JOIN cars LEFT JOIN users`. */
export const deskColumns = sql`leads.id::text, leads.tenant_id::text, leads.name, leads.last_name, leads.email,
  leads.phone, leads.category, leads.subcategory, leads.message, leads.workflow::text, leads.vehicle_make,
  leads.vehicle_model, leads.stock_number, leads.created_at, coalesce(leads.last_touch_at, leads.created_at) AS heard_at,
  leads.respond_by, leads.responded_at, leads.next_step, leads.next_step_at, leads.assigned_to_id::text,
  coalesce(nullif(users.name, ''), users.email) AS assigned_name,
  cars.year::int AS year, cars.make, cars.model, cars.badge, cars.status::text AS status,
  (${sql.raw(shownPriceSql)})::float8 AS price,
  coalesce(nullif(cars.primary_image_url, ''),
    (SELECT coalesce(image_thumb_url, image_url) FROM cars_images WHERE _parent_id = cars.id ORDER BY _order LIMIT 1))
    AS picture,
  (SELECT count(*)::int FROM leads AS joined WHERE joined.joined_to_id = leads.id) AS more`

export const deskTables = sql`leads LEFT JOIN cars ON cars.id = leads.vehicle_id
  LEFT JOIN users ON users.id = leads.assigned_to_id`

const moment = z
  .union([z.date(), z.string()])
  .nullable()
  .transform((value) => (value === null ? null : new Date(value).toISOString()))

export const deskRow = z.object({
  id: z.string(),
  tenant_id: z.string(),
  name: textColumn,
  last_name: textColumn,
  email: textColumn,
  phone: textColumn,
  category: textColumn,
  subcategory: textColumn,
  message: textColumn,
  workflow: z.enum(['new', 'in_progress', 'won', 'lost', 'held']).catch('new'),
  vehicle_make: textColumn,
  vehicle_model: textColumn,
  stock_number: textColumn,
  created_at: moment,
  heard_at: moment,
  respond_by: moment,
  responded_at: moment,
  next_step: textColumn,
  next_step_at: moment,
  assigned_to_id: z.string().nullable(),
  assigned_name: textColumn,
  year: z.number().nullable(),
  make: textColumn,
  model: textColumn,
  badge: textColumn,
  status: z.string().nullable(),
  price: z.number().nullable(),
  picture: z.string().nullable(),
  more: z.number(),
})

export const deskLeadOf = (row: z.infer<typeof deskRow>): DeskLead => {
  return {
    id: row.id,
    tenant: row.tenant_id,
    name: `${row.name} ${row.last_name}`.trim() || row.email || row.phone,
    email: row.email,
    phone: row.phone,
    category: row.category,
    subcategory: row.subcategory,
    message: row.message,
    workflow: row.workflow,
    vehicle: carTitle(row.make === '' ? { make: row.vehicle_make, model: row.vehicle_model } : row),
    stockNumber: row.stock_number,
    picture: row.picture,
    price: row.price,
    status: row.status,
    createdAt: row.created_at ?? '',
    heardAt: row.heard_at ?? '',
    more: row.more,
    respondBy: row.respond_by,
    respondedAt: row.responded_at,
    nextStep: row.next_step,
    nextStepAt: row.next_step_at,
    assignedTo: row.assigned_to_id ? { id: row.assigned_to_id, name: row.assigned_name } : null,
  }
}
