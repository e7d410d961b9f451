import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Lead } from '@/src/payload-types'
import { selectRows } from '../sql/selectRows'

/** Columns of what a new lead holds, by field. */
const columns = {
  tenant: 'tenant_id',
  name: 'name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone',
  postcode: 'postcode',
  category: 'category',
  subcategory: 'subcategory',
  message: 'message',
  opt_in: 'opt_in',
  vehicle: 'vehicle_id',
  car_id: 'car_id',
  stock_number: 'stock_number',
  vehicle_make: 'vehicle_make',
  vehicle_model: 'vehicle_model',
  car_type: 'car_type',
  vehicle_status: 'vehicle_status',
  dealership_slug: 'dealership_slug',
  car_dealership_id: 'car_dealership_id',
  manufacturer_slug: 'manufacturer_slug',
  page_id: 'page_id',
  url: 'url',
  source: 'source',
  user_agent: 'user_agent',
  lead_attributes: 'lead_attributes',
  workflow: 'workflow',
  location: 'location_id',
  assigned_to: 'assigned_to_id',
  respond_by: 'respond_by',
  remind_at: 'remind_at',
  escalate_at: 'escalate_at',
  last_touch_at: 'last_touch_at',
  joined_to: 'joined_to_id',
  fingerprint: 'fingerprint',
  idempotency_key: 'idempotency_key',
} as const satisfies Partial<Record<keyof Lead, string>>

type Field = keyof typeof columns

/** A lead to be stored, with the ids of what it points at. */
export type NewLead = { [field in Field]?: Lead[field] } & {
  tenant: string
  source: string
  workflow: NonNullable<Lead['workflow']>
  /** What was ticked on the form. */
  additional_services?: readonly string[]
}

const names = Object.values(columns)
const list = (of: (name: string) => string) => sql.raw(names.map(of).join(', '))
const stored = list((name) => name)
const ofVersion = list((name) => `version_${name}`)
const asVersion = list((name) => (name === 'workflow' ? `${name}::text::enum__leads_v_version_workflow` : name))

/** PostgreSQL stores neither NUL nor half of a surrogate pair: they are removed, so that the lead can be stored. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value

const idRows = z.array(z.object({ id: z.string() }))

/**
 * Stores a lead, with its first version, as Payload's `create` does, in one statement instead of ten and a quarter of the
 * processor time. It checks nothing: the one command that takes leads (`storeLead`) has parsed what was sent, and knows that
 * car, location and person are the dealership's. Returns the lead's id.
 */
export const insertLead = async (req: PayloadRequest, lead: NewLead): Promise<string> => {
  const given: Record<string, unknown> = lead
  const values = Object.entries(columns).map(([field, column]) => [column, given[field] ?? null])
  const row = JSON.stringify(Object.fromEntries(values), storable)
  const services = JSON.stringify(lead.additional_services ?? [], storable)
  const rows = await selectRows(
    req,
    sql`WITH kept AS (
          INSERT INTO leads (${stored}) SELECT ${stored} FROM jsonb_populate_record(NULL::leads, ${row}::jsonb) RETURNING *
        ), version AS (
          INSERT INTO _leads_v (parent_id, ${ofVersion}, version_updated_at, version_created_at, updated_at, created_at)
          SELECT id, ${asVersion}, updated_at, created_at, updated_at, created_at FROM kept RETURNING id
        ), services AS (
          SELECT * FROM jsonb_array_elements_text(${services}::jsonb) WITH ORDINALITY AS given(service, place)
        ), texts AS (
          INSERT INTO leads_texts ("order", parent_id, path, text)
          SELECT place, kept.id, 'additional_services', service FROM kept, services
        ), version_texts AS (
          INSERT INTO _leads_v_texts ("order", parent_id, path, text)
          SELECT place, version.id, 'version.additional_services', service FROM version, services
        )
        SELECT id::text FROM kept`,
  )
  const [kept] = idRows.parse(rows)
  if (!kept) throw new Error('The lead was not stored.')
  return kept.id
}
