import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { carStatusSchema } from '@/src/domain/stock/car/stockEnums'
import { textColumn } from '@/src/payload/sql/textColumn'

/*
 * What the panels of the dashboard show (CMS-02), one statement each. Whoever calls these checks which dealerships the reader
 * may see; null: all of the platform.
 */

type Tenants = readonly string[] | null

const among = (column: ReturnType<typeof sql>, tenants: Tenants) =>
  tenants === null
    ? sql`true`
    : sql`${column} IN (${sql.join(
        tenants.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`

const stockRows = z.array(
  z.object({
    tenant: z.string(),
    name: z.string(),
    isGroup: z.boolean(),
    status: carStatusSchema.nullable().catch(null),
    cars: z.number(),
  }),
)
export type StockCount = z.infer<typeof stockRows>[number]

/** Cars by dealership and status; a dealership without a car is one row without a status. */
export const readStock = async (payload: Payload, tenants: Tenants): Promise<StockCount[]> => {
  if (tenants?.length === 0) return []
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT tenants.id::text AS tenant, tenants.name, cars.status::text AS status, count(cars.id)::int AS cars,
      EXISTS (SELECT FROM tenants_rels WHERE parent_id = tenants.id AND path = 'members') AS "isGroup"
    FROM tenants LEFT JOIN cars ON cars.tenant_id = tenants.id
    WHERE tenants.archived IS NOT TRUE AND ${among(sql`tenants.id`, tenants)}
    GROUP BY tenants.id, tenants.name, cars.status ORDER BY tenants.name`)
  return stockRows.parse(rows)
}

const viewedRows = z.array(
  z.object({
    id: z.string(),
    name: textColumn,
    stocknum: textColumn,
    status: z.string().nullable(),
    dealership: z.string(),
    views: z.number(),
  }),
)
export type ViewedCar = z.infer<typeof viewedRows>[number]

const MOST_VIEWED = 5

/** The most viewed cars since a day ('yyyy-mm-dd'). */
export const readMostViewed = async (payload: Payload, tenants: Tenants, since: string): Promise<ViewedCar[]> => {
  if (tenants?.length === 0) return []
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH counted AS (
      SELECT car_id, sum(count)::int AS views FROM car_views
      WHERE day >= ${since}::date AND ${among(sql`tenant_id`, tenants)}
      GROUP BY car_id ORDER BY views DESC, car_id LIMIT ${MOST_VIEWED})
    SELECT cars.id::text, coalesce(nullif(cars.name, ''), concat_ws(' ', cars.year, cars.make, cars.model)) AS name,
      cars.stocknum, cars.status::text AS status, tenants.name AS dealership, counted.views
    FROM counted JOIN cars ON cars.id = counted.car_id JOIN tenants ON tenants.id = cars.tenant_id
    ORDER BY counted.views DESC, cars.id`)
  return viewedRows.parse(rows)
}

const moment = z
  .union([z.date(), z.string()])
  .nullable()
  .transform((value) => (value === null ? null : new Date(value).toISOString()))

const datedRows = z.array(
  z.object({
    id: z.string(),
    collection: z.enum(['offers', 'promo-cards', 'picture-overlays']),
    name: textColumn,
    start: moment,
    expiry: moment,
    begins: z.number(),
    ends: z.number(),
  }),
)
/** `begins` and `ends` are how many of the row's collection do, listed or not. */
export type DatedRow = z.infer<typeof datedRows>[number]

/** Of each collection, so that many of one take no row, and no count, from the others; the panel shows eight events. */
const MOST_DATED = 10

/** Published offers, promo cards and picture overlays that begin or end between two moments, the soonest of each. */
export const readDated = async (
  payload: Payload,
  tenants: Tenants,
  { from, until }: { from: Date; until: Date },
): Promise<DatedRow[]> => {
  if (tenants?.length === 0) return []
  const isSoon = (column: ReturnType<typeof sql>) =>
    sql`(${column} > ${from.toISOString()}::timestamptz AND ${column} <= ${until.toISOString()}::timestamptz)`
  const dated = (collection: string, table: ReturnType<typeof sql>, name: ReturnType<typeof sql>) => sql`
    (SELECT id::text, ${collection} AS collection, ${name} AS name, start, expiry,
      (count(*) FILTER (WHERE ${isSoon(sql`start`)}) OVER ())::int AS begins,
      (count(*) FILTER (WHERE ${isSoon(sql`expiry`)}) OVER ())::int AS ends
    FROM ${table} WHERE _status = 'published' AND deleted_at IS NULL AND ${among(sql`tenant_id`, tenants)}
      AND (${isSoon(sql`start`)} OR ${isSoon(sql`expiry`)})
    ORDER BY CASE WHEN ${isSoon(sql`start`)} THEN start ELSE expiry END, id LIMIT ${MOST_DATED})`
  const { rows } = await payload.db.drizzle.execute(sql`
    ${dated('offers', sql`offers`, sql`name`)}
    UNION ALL ${dated('promo-cards', sql`promo_cards`, sql`title`)}
    UNION ALL ${dated('picture-overlays', sql`picture_overlays`, sql`name`)}`)
  return datedRows.parse(rows)
}
