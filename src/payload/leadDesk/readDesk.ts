import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Desk, DeskView } from '@/src/domain/leads/desk/DeskLead'
import { phoneCore, searchWords } from '@/src/domain/leads/desk/searchWords'
import { deskColumns, deskLeadOf, deskRow, deskTables } from './deskRows'

export const DESK_PAGE = 40

export interface DeskQuestion {
  /** Dealerships whose leads the reader may see; null: all of the platform. */
  tenants: readonly string[] | null
  /** The reader, for 'mine'. */
  user: string
  view: DeskView
  /** Words of a name, an e-mail, a phone number or a car. */
  search: string
  page: number
}

const isOpen = sql`leads.workflow IN ('new', 'in_progress')`
const isDue = sql`(leads.respond_by IS NOT NULL OR leads.next_step_at <= now())`
const isLate = sql`(leads.respond_by < now() OR leads.next_step_at <= now())`

const inView = ({ view, user }: DeskQuestion) =>
  ({
    due: sql`${isOpen} AND ${isDue}`,
    mine: sql`${isOpen} AND leads.assigned_to_id = ${user}::uuid`,
    open: isOpen,
    done: sql`leads.workflow IN ('won', 'lost')`,
    held: sql`leads.workflow = 'held'`,
    all: sql`leads.workflow <> 'held'`,
  })[view]

/** Rows of these dealerships that are not joined to another. */
const ofTenants = (tenants: readonly string[] | null) =>
  tenants === null
    ? sql`leads.joined_to_id IS NULL`
    : sql`leads.joined_to_id IS NULL AND leads.tenant_id IN (${sql.join(
        tenants.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`

const found = (search: string) => {
  const words = searchWords(search).slice(0, 5)
  if (words.length === 0) return sql`true`
  const one = (word: string) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const number = phoneCore(word)
    const isNumber = number.length > (/^[+0]/.test(word) ? 2 : 3)
    return sql`(concat_ws(' ', leads.name, leads.last_name, leads.email, leads.vehicle_make, leads.vehicle_model,
      leads.stock_number) ILIKE ${like}
      OR (${isNumber} AND regexp_replace(coalesce(leads.phone, ''), '\\D', '', 'g') LIKE ${`%${number}%`}))`
  }
  return sql.join(words.map(one), sql` AND `)
}

const countsRow = z.object({
  due: z.coerce.number(),
  overdue: z.coerce.number(),
  mine: z.coerce.number(),
  open: z.coerce.number(),
  held: z.coerce.number(),
})

/**
 * A page of the lead desk: overdue first, then by who was heard of last (CRM-04). Whoever calls it checks which dealerships
 * the reader may see. Two statements.
 */
export const readDesk = async (payload: Payload, question: DeskQuestion): Promise<Desk> => {
  const { tenants, user, search, page } = question
  if (tenants?.length === 0)
    return { leads: [], counts: { due: 0, overdue: 0, mine: 0, open: 0, held: 0 }, hasMore: false }
  const { drizzle } = payload.db
  const [rows, counts] = await Promise.all([
    drizzle.execute(sql`
      SELECT ${deskColumns} FROM ${deskTables}
      WHERE ${ofTenants(tenants)} AND ${inView(question)} AND ${found(search)}
      ORDER BY (${isOpen} AND ${isLate}) IS TRUE DESC, coalesce(leads.last_touch_at, leads.created_at) DESC, leads.id
      LIMIT ${DESK_PAGE + 1} OFFSET ${page * DESK_PAGE}`),
    drizzle.execute(sql`
      SELECT count(*) FILTER (WHERE ${isOpen} AND ${isDue}) AS due, count(*) FILTER (WHERE ${isOpen} AND ${isLate}) AS overdue,
        count(*) FILTER (WHERE ${isOpen} AND leads.assigned_to_id = ${user}::uuid) AS mine,
        count(*) FILTER (WHERE ${isOpen}) AS open, count(*) FILTER (WHERE leads.workflow = 'held') AS held
      FROM leads WHERE ${ofTenants(tenants)} AND leads.workflow IN ('new', 'in_progress', 'held')`),
  ])
  const leads = z.array(deskRow).parse(rows.rows).map(deskLeadOf)
  return {
    leads: leads.slice(0, DESK_PAGE),
    counts: countsRow.parse(counts.rows[0]),
    hasMore: leads.length > DESK_PAGE,
  }
}

const leadCountRows = z.array(z.object({ tenant: z.string(), today: z.number(), overdue: z.number(), due: z.number() }))
export type LeadCounts = z.infer<typeof leadCountRows>[number]

/**
 * For each dealership that has any: leads since `today` began, and what the desk counts as overdue and to do. One
 * statement.
 * Whoever calls it checks which dealerships the reader may see; null: all.
 */
export const readLeadCounts = async (
  payload: Payload,
  tenants: readonly string[] | null,
  today: Date,
): Promise<LeadCounts[]> => {
  if (tenants?.length === 0) return []
  const isToday = sql`leads.created_at >= ${today.toISOString()}::timestamptz`
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT leads.tenant_id::text AS tenant, (count(*) FILTER (WHERE ${isToday} AND leads.workflow <> 'held'))::int AS today,
      (count(*) FILTER (WHERE ${isOpen} AND ${isLate}))::int AS overdue, (count(*) FILTER (WHERE ${isOpen} AND ${isDue}))::int AS due
    FROM leads WHERE ${ofTenants(tenants)} AND (${isOpen} OR ${isToday})
    GROUP BY leads.tenant_id`)
  return leadCountRows.parse(rows)
}
