import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const rowsSchema = z.object({ rows: z.array(z.object({ views: z.coerce.number() })) })

/**
 * The views of a car, counting this one when it is new (CAR-16, VDP-40): in all, and of `day` ('yyyy-mm-dd', CMS-02). One
 * SQL statement without the collection's hooks: a view is no edit, so it makes no version, queues no indexing and does not
 * change `updatedAt`. Nothing of the visitor is stored. Returns null when there is no such car.
 */
export const countCarView = async (
  payload: Payload,
  carId: string,
  { isNew, day }: { isNew: boolean; day: string },
): Promise<number | null> => {
  const { drizzle } = payload.db
  const result = await (isNew
    ? drizzle.execute(sql`
        WITH counted AS (UPDATE cars SET views = COALESCE(views, 0) + 1 WHERE id = ${carId} RETURNING id, tenant_id, views),
        noted AS (
          INSERT INTO car_views (tenant_id, car_id, day, count) SELECT tenant_id, id, ${day}::date, 1 FROM counted
          ON CONFLICT (car_id, day) DO UPDATE SET count = car_views.count + 1)
        SELECT views FROM counted`)
    : drizzle.execute(sql`SELECT COALESCE(views, 0) AS views FROM cars WHERE id = ${carId}`))
  return rowsSchema.parse(result).rows[0]?.views ?? null
}
