import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { CLOSE, KM_LEAST_REACH, PRICE_ABOVE, WIDE } from '@/src/domain/search/query/comparableStock'
import { LEAST_COMPARABLES } from '@/src/domain/stock/pricing/pricePosition'
import type { ComparedCount } from '@/src/domain/stock/pricing/priceRating'
import { shownPriceSql } from '@/src/payload/sql/shownPriceSql'

/**
 * Counts every car's comparable stock by the rule of `comparableQueries`, keeps the places a card may mention, and queues
 * the cars whose place has changed. Parameters: the close and the wide range (years, share of the kilometres), least reach
 * in kilometres, highest placeholder price, least number of cars.
 */
const COMPARE = `
  WITH stock AS MATERIALIZED (
    SELECT cars.id, lower(btrim(make)) AS make, lower(btrim(model)) AS model, lower(btrim(coalesce(badge, ''))) AS badge,
           car_type, coalesce(item_type::text, 'car') AS item_type, year, km,
           ${shownPriceSql} AS price
    FROM cars JOIN tenants ON tenants.id = cars.tenant_id
    WHERE tenants.archived IS NOT TRUE AND cars.show_on_dealer_website IS NOT FALSE AND cars.slug IS NOT NULL
      AND cars.status = 'in_stock'
  ), counted AS (
    SELECT own.id AS car_id, own.price,
           count(*) FILTER (WHERE near.close)::int AS close_count,
           count(*) FILTER (WHERE near.close AND other.price > own.price)::int AS close_dearer,
           count(*) FILTER (WHERE near.wide)::int AS wide_count,
           count(*) FILTER (WHERE near.wide AND other.price > own.price)::int AS wide_dearer
    FROM stock own
    JOIN stock other ON other.id <> own.id AND other.make = own.make AND other.model = own.model
      AND other.car_type = own.car_type AND other.item_type = own.item_type AND other.price > $6
      AND (own.car_type <> 'new' OR own.badge = '' OR other.badge = own.badge)
    CROSS JOIN LATERAL (
      SELECT CASE WHEN own.year IS NULL THEN 0 ELSE abs(other.year - own.year) END AS years,
             CASE WHEN own.car_type = 'new' OR own.km IS NULL THEN 0 ELSE abs(other.km - own.km) END AS away
    ) apart
    CROSS JOIN LATERAL (
      SELECT years <= $1 AND away <= round(greatest($5, own.km * $2)) AS close,
             years <= $3 AND away <= round(greatest($5, own.km * $4)) AS wide
    ) near
    WHERE own.price IS NOT NULL
    GROUP BY own.id, own.price
  ), told AS (
    SELECT * FROM counted
    WHERE (close_count >= $7 AND close_dearer * 2 >= close_count) OR (wide_count >= $7 AND wide_dearer * 2 >= wide_count)
  ), written AS (
    INSERT INTO price_comparisons AS kept (car_id, price, close_count, close_dearer, wide_count, wide_dearer)
    SELECT * FROM told
    ON CONFLICT (car_id) DO UPDATE SET price = excluded.price, close_count = excluded.close_count,
      close_dearer = excluded.close_dearer, wide_count = excluded.wide_count, wide_dearer = excluded.wide_dearer
    WHERE kept IS DISTINCT FROM excluded
    RETURNING car_id
  ), dropped AS (
    DELETE FROM price_comparisons WHERE car_id NOT IN (SELECT car_id FROM told) RETURNING car_id
  )
  INSERT INTO stock_changes (car_id, tenant_id, reason)
  SELECT id, tenant_id, 'prices' FROM cars
  WHERE id IN (SELECT car_id FROM written UNION SELECT car_id FROM dropped)`

/** Compares all prices on the platform (ALRT-08). Returns how many cars are queued for the index. */
export const comparePrices = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  const ranges = [CLOSE.years, CLOSE.kmShare, WIDE.years, WIDE.kmShare]
  const { rowCount } = await pool.query(COMPARE, [...ranges, KM_LEAST_REACH, PRICE_ABOVE, LEAST_COMPARABLES])
  return rowCount ?? 0
}

const rowsSchema = z.array(
  z.object({
    car_id: z.string(),
    close_count: z.number(),
    close_dearer: z.number(),
    wide_count: z.number(),
    wide_dearer: z.number(),
  }),
)

/**
 * What `comparePrices` has kept of some cars, by car: the close range, then the wide one. Nothing of a car whose price is
 * another since.
 */
export const readCompared = async (payload: Payload, ids: string[]): Promise<Map<string, ComparedCount[]>> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT kept.* FROM price_comparisons kept JOIN cars ON cars.id = kept.car_id
    WHERE kept.price = ${sql.raw(shownPriceSql)}
      AND car_id IN (SELECT wanted.value::uuid FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) AS wanted(value))`)
  return new Map(
    rowsSchema.parse(rows).map((row) => [
      row.car_id,
      [
        { count: row.close_count, dearer: row.close_dearer },
        { count: row.wide_count, dearer: row.wide_dearer },
      ],
    ]),
  )
}
