import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { depositStates } from '@/src/domain/checkout/depositWords'
import { consentsOf } from '@/src/domain/privacy/HeldData'
import { enquiryState, type Garage } from '@/src/domain/shopper/garage/garage'
import { isOwnLead } from '../sql/isOwnLead'
import { prizesWonBy } from '../sql/prizeTurns'
import { selectRows } from '../sql/selectRows'
import type { ShopperSession } from '../sql/shopperSessions'
import { textColumn } from '@/src/payload/sql/textColumn'

/** The most that is listed of each kind. */
const LISTED = 50

const leadRow = z.object({
  id: z.string(),
  sent_at: z.string(),
  category: textColumn,
  vehicle: textColumn,
  slug: textColumn,
  dealership: z.string(),
  workflow: textColumn,
  answered: z.boolean(),
  attributes: z.unknown(),
})

const leadsOf = (req: PayloadRequest, own: ReturnType<typeof isOwnLead>) =>
  selectRows(
    req,
    sql`SELECT leads.id::text, to_json(leads.created_at) #>> '{}' AS sent_at, leads.category, cars.slug,
          trim(concat_ws(' ', vehicle_make, vehicle_model)) AS vehicle, tenants.name AS dealership, leads.workflow::text,
          responded_at IS NOT NULL AS answered, lead_attributes AS attributes
        FROM leads JOIN tenants ON tenants.id = leads.tenant_id LEFT JOIN cars ON cars.id = leads.vehicle_id
        WHERE ${own} AND joined_to_id IS NULL ORDER BY leads.created_at DESC LIMIT ${LISTED}`,
  )

const driveRow = z.object({
  id: z.string(),
  startsAt: z.string(),
  region: textColumn,
  vehicle: textColumn,
  place: textColumn,
  state: z.enum(['booked', 'cancelled', 'kept', 'missed']),
})

const drivesOf = (req: PayloadRequest, own: ReturnType<typeof isOwnLead>) =>
  selectRows(
    req,
    sql`SELECT appointments.id::text, to_json(starts_at) #>> '{}' AS "startsAt", appointments.state::text,
          locations.address_state::text AS region, locations.name AS place, concat_ws(' ', cars.year, cars.make, cars.model) AS vehicle
        FROM appointments JOIN leads ON leads.id = appointments.lead_id LEFT JOIN cars ON cars.id = appointments.car_id
          LEFT JOIN locations ON locations.id = appointments.location_id
        WHERE ${own} ORDER BY starts_at DESC LIMIT ${LISTED}`,
  )

const reservationRow = z.object({
  id: z.string(),
  vehicle: textColumn,
  state: z.enum(['pending', 'paid', 'cancelled', 'expired']),
  deposit: z.enum(depositStates),
  dollars: z.coerce.number(),
  until: textColumn,
})

const reservationsOf = (req: PayloadRequest, own: ReturnType<typeof isOwnLead>, shopper: string) =>
  selectRows(
    req,
    sql`SELECT reservations.id::text, concat_ws(' ', cars.year, cars.make, cars.model) AS vehicle, reservations.state::text,
          payment_state::text AS deposit, coalesce(amount_cents, 0) / 100 AS dollars, to_json(expires_at) #>> '{}' AS until
        FROM reservations JOIN cars ON cars.id = reservations.car_id
        WHERE reservations.shopper_id = ${shopper}::uuid OR EXISTS (SELECT FROM leads WHERE ${own}
          AND leads.tenant_id = reservations.tenant_id AND leads.lead_attributes ->> 'reservation_id' = reservations.id::text)
        ORDER BY reservations.created_at DESC LIMIT ${LISTED}`,
  )

const invoiceRow = z.object({
  id: z.string(),
  reference: z.string(),
  what: z.string(),
  cents: z.coerce.number(),
  refundedCents: z.coerce.number(),
  deposit: z.enum(depositStates),
  paidAt: z.string(),
})

/** Paid invoices of the one address the account has proven; an account without one has none. */
const invoicesOf = (req: PayloadRequest, site: string, email: string) =>
  selectRows(
    req,
    sql`SELECT id::text, reference, what, round(amount * 100) AS cents, round(coalesce(refunded, 0) * 100) AS "refundedCents",
          payment_state::text AS deposit, to_json(paid_at) #>> '{}' AS "paidAt"
        FROM payment_requests WHERE tenant_id = ${site}::uuid AND ${email} <> '' AND lower(btrim(email)) = lower(${email})
          AND state = 'paid' AND paid_at IS NOT NULL ORDER BY paid_at DESC LIMIT ${LISTED}`,
  )

/** What a garage shows of a signed-in shopper at the dealerships of a site (WAT-23); invoices and prizes are the site's own. */
export const findGarage = async (
  req: PayloadRequest,
  { id: site, memberIds }: { id: string; memberIds: readonly string[] },
  session: ShopperSession,
): Promise<Garage> => {
  const own = isOwnLead(memberIds, session)
  const [leads, drives, reservations, invoices, prizes] = await Promise.all([
    leadsOf(req, own),
    drivesOf(req, own),
    reservationsOf(req, own, session.shopper),
    invoicesOf(req, site, session.email),
    prizesWonBy(req, site, session),
  ])
  const rows = leadRow.array().parse(leads)
  return {
    enquiries: rows.map(({ id, sent_at, category, vehicle, slug, dealership, workflow, answered }) => ({
      id,
      sentAt: sent_at,
      about: category,
      vehicle,
      path: slug === '' ? null : `/cars/${slug}`,
      dealership,
      state: enquiryState({ workflow, answered }),
    })),
    drives: driveRow.array().parse(drives),
    reservations: reservationRow.array().parse(reservations),
    invoices: invoiceRow.array().parse(invoices),
    prizes,
    consents: rows.flatMap(({ attributes }) => consentsOf(attributes)),
  }
}
