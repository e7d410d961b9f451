import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
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
import { joinOpenLead, type LeadClock } from './joinOpenLead'
import { type LeadContext, leadContext } from './leadContext'

const turnRow = z.array(z.object({ user_id: z.string() }))

/** Of the people a rule names, the one who was given a lead longest ago. */
const nextInTurn = async (req: PayloadRequest, tenant: string, people: readonly string[]): Promise<string | null> => {
  if (people.length < 2) return people[0] ?? null
  await selectRows(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lead turn ${tenant}`}, 0))`)
  const rows = await selectRows(
    req,
    sql`SELECT asked.user_id FROM unnest(ARRAY[${sql.join(
      people.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}]) WITH ORDINALITY AS asked(user_id, place)
      LEFT JOIN leads ON leads.assigned_to_id = asked.user_id AND leads.tenant_id = ${tenant}::uuid
      GROUP BY asked.user_id, asked.place ORDER BY max(leads.created_at) NULLS FIRST, asked.place LIMIT 1`,
  )
  return turnRow.parse(rows)[0]?.user_id ?? null
}

const clockOf = ({ template, settings }: LeadContext, within: number | null, times: OpenTimes): LeadClock => {
  const stored = { template, overrides: settings }
  const due = afterOpenMinutes(new Date(), within ?? settingOf(stored, 'leads.responseMinutes'), times)
  const late = afterOpenMinutes(due, settingOf(stored, 'leads.escalateMinutes'), times)
  return { respond_by: due.toISOString(), remind_at: due.toISOString(), escalate_at: late.toISOString() }
}

interface LeadPlace {
  /** The location that answers: the lead's, its car's, else the dealership's main one. */
  id: string | null
  /** The car's own location; null when it is another dealership's. */
  ofCar: string | null
  /** Of none: no hours, in Sydney. */
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

/**
 * Assigns a new lead to a member of staff and sets the time to answer it by, in the lead's own transaction (CRM-04). A lead
 * held as spam gets both when staff release it. A repeated contact joins the open lead instead (CRM-03).
 */
export const startClock: CollectionBeforeChangeHook<Lead> = async ({ data, originalDoc, operation, req }) => {
  const workflow = data.workflow ?? originalDoc?.workflow
  if (workflow === 'held' || (operation === 'update' && originalDoc?.workflow !== 'held')) return data
  const lead = { ...originalDoc, ...data }
  const tenantId = relationId(lead.tenant)
  if (tenantId === null) return data
  const context = await leadContext(req, tenantId, relationId(lead.vehicle))
  if (context === null) return data
  const place = leadPlace(context, relationId(lead.location))
  const rule = routeLead(context.rules, {
    category: lead.category ?? '',
    vehicle_make: lead.vehicle_make ?? '',
    locationId: place.id,
    isOpen: place.isOpen,
  })
  const clock = clockOf(context, rule?.respondWithin ?? null, place.times)
  const joined = await joinOpenLead(req, tenantId, lead, clock)
  const seen = { ...data, last_touch_at: new Date().toISOString(), location: lead.location ?? place.ofCar }
  if (joined) return { ...seen, joined_to: joined.id, assigned_to: joined.assigned_to_id }
  return {
    ...seen,
    ...clock,
    assigned_to: relationId(lead.assigned_to) ?? (await nextInTurn(req, tenantId, rule?.people ?? [])),
  }
}
