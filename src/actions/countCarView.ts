import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const rowsSchema = z.object({ rows: z.array(z.object({ views: z.coerce.number() })) })

/**
 * The views of a car, counting this one when it is new (CAR-16, VDP-40). One SQL statement without the collection's
 * hooks: a view is no edit, so it makes no version, queues no indexing and does not change `updatedAt`. Returns null
 * when there is no such car.
 */
export const countCarView = async (payload: Payload, carId: string, isNew: boolean): Promise<number | null> => {
  const { drizzle } = payload.db
  const result = await (isNew
    ? drizzle.execute(sql`UPDATE cars SET views = COALESCE(views, 0) + 1 WHERE id = ${carId} RETURNING views`)
    : drizzle.execute(sql`SELECT COALESCE(views, 0) AS views FROM cars WHERE id = ${carId}`))
  return rowsSchema.parse(result).rows[0]?.views ?? null
}
