import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { afterOpenMinutes, type OpenTimes } from '@/src/domain/locations/hours/afterOpenMinutes'
import { routeLead } from '@/src/domain/leads/desk/routeLead'
import { openState } from '@/src/domain/locations/hours/openState'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { selectRows } from '@/src/payload/sql/selectRows'
import { settingOf } from '@/tenants/resolveSettings'
import type { LeadContext } from './leadContext'

const turnRow = z.array(z.object({ user_id: z.string() }))

/** Of the people a rule names who still answer the dealership's leads, the one who was given one longest ago. */
const nextInTurn = async (req: PayloadRequest, tenant: string, people: readonly string[]): Promise<string | null> => {
  if (people.length === 0) return null
  await selectRows(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lead turn ${tenant}`}, 0))`)
  const rows = await selectRows(
    req,
    sql`SELECT asked.user_id::text FROM unnest(ARRAY[${sql.join(
      people.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}]) WITH ORDINALITY AS asked(user_id, place)
      WHERE EXISTS (SELECT FROM users_tenants AS works WHERE works._parent_id = asked.user_id
        AND works.tenant_id = ${tenant}::uuid AND works.role IN ('sales', 'dealership-admin'))
      ORDER BY (SELECT max(created_at) FROM leads WHERE assigned_to_id = asked.user_id AND tenant_id = ${tenant}::uuid)
        NULLS FIRST, asked.place LIMIT 1`,
  )
  return turnRow.parse(rows)[0]?.user_id ?? null
}

/** The moments a lead has to be answered by, and at which staff and admins are told that it was not. */
interface LeadClock {
  respond_by: string
  remind_at: string
  escalate_at: string
}

const clockOf = ({ template, settings }: LeadContext, within: number | null, times: OpenTimes): LeadClock => {
  const stored = { template, overrides: settings }
  const due = afterOpenMinutes(new Date(), within ?? settingOf(stored, 'leads.responseMinutes'), times)
  const late = afterOpenMinutes(due, settingOf(stored, 'leads.escalateMinutes'), times)
  return { respond_by: due.toISOString(), remind_at: due.toISOString(), escalate_at: late.toISOString() }
}

/** What routing needs of a lead. */
export type RoutedFields = Pick<
  Lead,
  'vehicle' | 'location' | 'category' | 'vehicle_make' | 'assigned_to' | 'email' | 'phone'
>

/** What routing decides. */
export type LeadRouting = Partial<LeadClock> &
  Pick<Lead, 'last_touch_at' | 'location' | 'joined_to'> & { assigned_to: string | null }

interface LeadPlace {
  /** The location that answers: the lead's, its car's, else the dealership's main one. */
  id: string | null
  /** The car's own location; null when it is another dealership's. */
  ofCar: string | null
  /** Without a location: no hours, Sydney's time zone. */
  times: OpenTimes
  isOpen: boolean | null
}

/** Where a lead is answered, and whether it is open there now (CRM-04). */
const leadPlace = (
  { locations, carLocation }: Pick<LeadContext, 'locations' | 'carLocation'>,
  /** The location the shopper chose. */
  chosen: string | null,
): LeadPlace => {
  const wanted = chosen ?? carLocation
  const place = locations.find(({ id }) => id === wanted) ?? mainLocation(locations)
  const timeZone = stateTimeZone(place?.state ?? null)
  const times = { hours: place?.hours ?? [], special: place?.special ?? [], timeZone }
  const state = openState(times.hours, times.special, timeZone, new Date())
  return {
    id: place?.id ?? null,
    ofCar: locations.some(({ id }) => id === carLocation) ? carLocation : null,
    times,
    isOpen: state && state.open,
  }
}

/** A repeated contact joins an open lead that was heard of within this time (CRM-03). */
const JOINS_WITHIN_HOURS = 24
/** Australian numbers without their prefix: +61 412 345 678 and 0412 345 678 end alike. */
const PHONE_DIGITS = 9

const openRow = z.object({ id: z.string(), assigned_to_id: z.string().nullable() })

/** A lead that was heard of comes forward on the desk; one that was answered waits for an answer again. */
const heardOf = ({ respond_by, remind_at, escalate_at }: LeadClock) => sql`last_touch_at = now(),
  respond_by = coalesce(respond_by, ${respond_by}::timestamptz),
  remind_at = CASE WHEN respond_by IS NULL THEN ${remind_at}::timestamptz ELSE remind_at END,
  escalate_at = CASE WHEN respond_by IS NULL THEN ${escalate_at}::timestamptz ELSE escalate_at END`

/**
 * The open lead of the same person about the same car, by e-mail or phone; null when there is none. It was heard of
 * again: one that was answered waits for an answer again.
 */
const joinOpenLead = async (
  req: PayloadRequest,
  tenant: string,
  lead: Pick<Lead, 'vehicle' | 'email' | 'phone'>,
  clock: LeadClock,
): Promise<z.infer<typeof openRow> | null> => {
  const car = relationId(lead.vehicle)
  const email = (lead.email ?? '').trim().toLowerCase()
  const phone = (lead.phone ?? '').replace(/\D/g, '').slice(-PHONE_DIGITS)
  if (car === null || (email === '' && phone.length < PHONE_DIGITS)) return null
  await selectRows(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lead about ${tenant} ${car}`}, 0))`)
  const rows = await selectRows(
    req,
    sql`UPDATE leads SET ${heardOf(clock)} WHERE id = (
          SELECT id FROM leads
          WHERE tenant_id = ${tenant}::uuid AND vehicle_id = ${car}::uuid AND joined_to_id IS NULL
            AND workflow IN ('new', 'in_progress')
            AND coalesce(last_touch_at, created_at) > now() - make_interval(hours => ${JOINS_WITHIN_HOURS})
            AND ((${email} <> '' AND lower(email) = ${email})
              OR (length(${phone}) = ${PHONE_DIGITS}
                AND right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), ${PHONE_DIGITS}) = ${phone}))
          ORDER BY created_at LIMIT 1)
        RETURNING id::text, assigned_to_id::text`,
  )
  return z.array(openRow).parse(rows)[0] ?? null
}

/** The rule that fits a lead, and the moments it has to be answered by. */
const ruleAndClock = (lead: RoutedFields, context: LeadContext) => {
  const place = leadPlace(context, relationId(lead.location))
  const rule = routeLead(context.rules, {
    category: lead.category ?? '',
    vehicle_make: lead.vehicle_make ?? '',
    locationId: place.id,
    isOpen: place.isOpen,
  })
  return { place, rule, clock: clockOf(context, rule?.respondWithin ?? null, place.times) }
}

/** The shopper of an open lead wrote again (CRM-03). Call it in the transaction that notes what was written. */
export const heardAgain = async (
  req: PayloadRequest,
  lead: RoutedFields & Pick<Lead, 'id'>,
  context: LeadContext,
): Promise<void> => {
  const { clock } = ruleAndClock(lead, context)
  await selectRows(
    req,
    sql`UPDATE leads SET ${heardOf(clock)} WHERE id = ${lead.id}::uuid AND workflow IN ('new', 'in_progress')`,
  )
}

/**
 * Who answers a lead, and by when (CRM-04): as the dealership's rules say; a repeated contact joins the open lead instead
 * (CRM-03). Call it in the transaction that stores the lead.
 */
export const routingColumns = async (
  req: PayloadRequest,
  tenant: string,
  lead: RoutedFields,
  context: LeadContext,
): Promise<LeadRouting> => {
  const { place, rule, clock } = ruleAndClock(lead, context)
  const joined = await joinOpenLead(req, tenant, lead, clock)
  const seen = { last_touch_at: new Date().toISOString(), location: lead.location ?? place.ofCar }
  if (joined) return { ...seen, joined_to: joined.id, assigned_to: joined.assigned_to_id }
  const given = relationId(lead.assigned_to) ?? (await nextInTurn(req, tenant, rule?.people ?? []))
  return { ...seen, ...clock, assigned_to: given }
}
