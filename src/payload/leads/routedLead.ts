import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { afterOpenMinutes, type OpenTimes } from '@/src/domain/locations/hours/afterOpenMinutes'
import { routeLead } from '@/src/domain/leads/desk/routeLead'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { selectRows } from '@/src/payload/sql/selectRows'
import { settingOf } from '@/tenants/resolveSettings'
import { joinOpenLead } from './joinOpenLead'
import type { LeadClock } from './LeadClock'
import type { LeadContext } from './leadContext'
import { leadPlace } from './leadPlace'

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
        AND works.tenant_id = ${tenant}::uuid)
      ORDER BY (SELECT max(created_at) FROM leads WHERE assigned_to_id = asked.user_id AND tenant_id = ${tenant}::uuid)
        NULLS FIRST, asked.place LIMIT 1`,
  )
  return turnRow.parse(rows)[0]?.user_id ?? null
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

/**
 * Who answers a lead, and by when (CRM-04): as the dealership's rules say; a repeated contact joins the open lead instead
 * (CRM-03). Call it in the transaction that stores the lead.
 */
export const routedLead = async (
  req: PayloadRequest,
  tenant: string,
  lead: RoutedFields,
  context: LeadContext,
): Promise<LeadRouting> => {
  const place = leadPlace(context, relationId(lead.location))
  const rule = routeLead(context.rules, {
    category: lead.category ?? '',
    vehicle_make: lead.vehicle_make ?? '',
    locationId: place.id,
    isOpen: place.isOpen,
  })
  const clock = clockOf(context, rule?.respondWithin ?? null, place.times)
  const joined = await joinOpenLead(req, tenant, lead, clock)
  const seen = { last_touch_at: new Date().toISOString(), location: lead.location ?? place.ofCar }
  if (joined) return { ...seen, joined_to: joined.id, assigned_to: joined.assigned_to_id }
  const given = relationId(lead.assigned_to) ?? (await nextInTurn(req, tenant, rule?.people ?? []))
  return { ...seen, ...clock, assigned_to: given }
}
