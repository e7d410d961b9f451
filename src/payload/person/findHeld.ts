import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { activityKinds, activityWords } from '@/src/domain/leads/desk/activities'
import {
  consentsOf,
  type HeldAccount,
  type HeldAlert,
  type HeldData,
  type HeldLead,
} from '@/src/domain/privacy/HeldData'
import { selectRows } from '../sql/selectRows'
import { applicationsOf } from './heldApplications'
import { invoicesOf } from './heldInvoices'
import { idList, isPaidAccount, isPaidLead, isPerson, isSearchOf, type Person } from './Person'
import { textColumn } from '@/src/payload/sql/textColumn'

const texts = z.array(z.string())

const leadRow = z.object({
  id: z.string(),
  sent_at: z.string(),
  dealership: z.string(),
  category: textColumn,
  subcategory: textColumn,
  vehicle_make: textColumn,
  vehicle_model: textColumn,
  stock_number: textColumn,
  name: textColumn,
  last_name: textColumn,
  email: textColumn,
  phone: textColumn,
  postcode: textColumn,
  message: textColumn,
  services: texts,
  url: textColumn,
  user_agent: textColumn,
  attributes: z.unknown(),
  notes: textColumn,
  history: z.array(z.object({ at: z.string(), kind: z.enum(activityKinds), text: textColumn })),
  passed_on: texts,
  kept: z.boolean(),
})

const words = (...parts: string[]): string => parts.filter(Boolean).join(' ')

const toLead = (row: z.infer<typeof leadRow>): HeldLead => ({
  id: row.id,
  sentAt: row.sent_at,
  dealership: row.dealership,
  about: [row.category, row.subcategory].filter(Boolean).join(', '),
  vehicle: words(row.vehicle_make, row.vehicle_model, row.stock_number && `(${row.stock_number})`),
  name: words(row.name, row.last_name),
  email: row.email,
  phone: row.phone,
  postcode: row.postcode,
  message: row.message,
  services: row.services,
  consents: consentsOf(row.attributes),
  page: row.url,
  browser: row.user_agent,
  attributes: row.attributes ?? {},
  notes: row.notes,
  history: row.history.map(({ at, kind, text: said }) => ({ at, what: activityWords[kind], text: said })),
  passedOn: row.passed_on,
  isKept: row.kept,
})

const leadsOf = (req: PayloadRequest, tenants: readonly string[], person: Person) =>
  selectRows(
    req,
    sql`SELECT leads.id::text, to_json(leads.created_at) #>> '{}' AS sent_at, tenants.name AS dealership, category,
          subcategory, vehicle_make, vehicle_model, stock_number, leads.name, last_name, email, phone, postcode, message,
          url, user_agent, lead_attributes AS attributes, notes, ${isPaidLead} AS kept,
          ARRAY(SELECT leads_texts.text FROM leads_texts WHERE parent_id = leads.id ORDER BY "order") AS services,
          (SELECT coalesce(json_agg(json_build_object('at', lead_activities.created_at, 'kind', kind, 'text', text)
                   ORDER BY lead_activities.created_at), '[]') FROM lead_activities WHERE lead_id = leads.id) AS history,
          ARRAY(SELECT DISTINCT lead_destinations.name FROM lead_deliveries
                JOIN lead_destinations ON lead_destinations.id = destination_id
                WHERE lead_id = leads.id AND state = 'sent') AS passed_on
        FROM leads JOIN tenants ON tenants.id = leads.tenant_id
        WHERE leads.tenant_id IN ${idList(tenants)} AND ${isPerson(person)} ORDER BY leads.created_at DESC`,
  )

const accountRow = z.object({
  id: z.string(),
  dealership: z.string(),
  name: textColumn,
  last_name: textColumn,
  email: textColumn,
  phone: textColumn,
  postcode: textColumn,
  watched: texts,
  vehicles: texts,
  reservations: z.array(z.object({ vehicle: z.string(), state: z.string(), cents: z.coerce.number(), at: z.string() })),
  kept: z.boolean(),
})

const toAccount = ({ reservations, kept, last_name, ...row }: z.infer<typeof accountRow>): HeldAccount => ({
  ...row,
  name: words(row.name, last_name),
  reservations: reservations.map(({ cents, ...reservation }) => ({ ...reservation, dollars: cents / 100 })),
  isKept: kept,
})

const CAR = sql`concat_ws(' ', cars.year, cars.make, cars.model)`

/** An own vehicle and what its owner agreed to; of the table `own_vehicles`. */
const OWN_VEHICLE = sql`concat_ws(', ', concat_ws(' ', year, make, model), concat_ws(' ', nullif(rego, ''), own_vehicles.state::text),
  odometer || ' km', 'registration ends ' || to_char(rego_due AT TIME ZONE 'UTC', 'DD/MM/YYYY'),
  'next service ' || to_char(service_due AT TIME ZONE 'UTC', 'DD/MM/YYYY'),
  'agreed on ' || to_char(consent_at AT TIME ZONE 'Australia/Sydney', 'DD/MM/YYYY') || ': ' || consent_text)`

const accountsOf = (req: PayloadRequest, tenants: readonly string[], person: Person) =>
  selectRows(
    req,
    sql`SELECT shoppers.id::text, tenants.name AS dealership, shoppers.name, last_name, email, phone, postcode,
          ${isPaidAccount} AS kept,
          ARRAY(SELECT ${CAR} FROM watchlist_entries JOIN cars ON cars.id = car_id
                WHERE shopper_id = shoppers.id ORDER BY watchlist_entries.created_at) AS watched,
          ARRAY(SELECT ${OWN_VEHICLE} FROM own_vehicles WHERE shopper_id = shoppers.id ORDER BY created_at) AS vehicles,
          (SELECT coalesce(json_agg(json_build_object('vehicle', ${CAR}, 'state', state,
                   'cents', coalesce(amount_cents, 0), 'at', reservations.created_at) ORDER BY reservations.created_at), '[]')
             FROM reservations JOIN cars ON cars.id = car_id WHERE shopper_id = shoppers.id) AS reservations
        FROM shoppers JOIN tenants ON tenants.id = shoppers.tenant_id
        WHERE shoppers.tenant_id IN ${idList(tenants)} AND ${isPerson(person)}`,
  )

const alertRow = z.object({
  id: z.string(),
  dealership: z.string(),
  words: textColumn,
  email: textColumn,
  state: z.enum(['on', 'unproven', 'stopped']),
  since: z.string(),
  consent_text: textColumn,
  consent_how: textColumn,
  consent_at: textColumn,
  mailed_on: texts,
})

const toAlert = ({
  consent_text,
  consent_how,
  consent_at,
  mailed_on,
  ...row
}: z.infer<typeof alertRow>): HeldAlert => ({
  ...row,
  consent: { to: 'An alert by e-mail', text: consent_text, at: consent_at, how: consent_how },
  mailedOn: mailed_on,
})

const alertsOf = (req: PayloadRequest, tenants: readonly string[], person: Person) =>
  selectRows(
    req,
    sql`SELECT saved_searches.id::text, tenants.name AS dealership, words, saved_searches.email, consent_text, consent_how,
          to_json(saved_searches.created_at) #>> '{}' AS since, to_json(consent_at) #>> '{}' AS consent_at,
          CASE WHEN paused_at IS NOT NULL THEN 'stopped' WHEN confirmed_at IS NULL THEN 'unproven' ELSE 'on' END AS state,
          ARRAY(SELECT day::text FROM alert_mails WHERE alert_mails.tenant_id = saved_searches.tenant_id
                AND alert_mails.email = saved_searches.email ORDER BY day) AS mailed_on
        FROM saved_searches JOIN tenants ON tenants.id = saved_searches.tenant_id
        WHERE saved_searches.tenant_id IN ${idList(tenants)} AND ${isSearchOf(person)} ORDER BY saved_searches.created_at DESC`,
  )

/** All that these dealerships hold of a person. */
export const findHeld = async (req: PayloadRequest, tenants: readonly string[], person: Person): Promise<HeldData> => ({
  leads: leadRow
    .array()
    .parse(await leadsOf(req, tenants, person))
    .map(toLead),
  accounts: accountRow
    .array()
    .parse(await accountsOf(req, tenants, person))
    .map(toAccount),
  alerts: alertRow
    .array()
    .parse(await alertsOf(req, tenants, person))
    .map(toAlert),
  applications: await applicationsOf(req, tenants, person),
  invoices: await invoicesOf(req, tenants, person),
})

export const isAnyHeld = ({ leads, accounts, alerts, applications, invoices }: HeldData): boolean =>
  leads.length + accounts.length + alerts.length + applications.length + invoices.length > 0
