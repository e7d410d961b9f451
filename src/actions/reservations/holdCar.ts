import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

export interface Hold {
  reservationId: string
  tenantId: string
}

const rowsSchema = z.object({ rows: z.array(z.object({ id: z.string(), tenant_id: z.string() })) })
/** After this time without a payment the car can be reserved again. */
const MINUTES_TO_PAY = 15

/**
 * Reserves a car for one shopper; returns null when it is already reserved (BUY-01..04). One conditional insert: it
 * succeeds only while the car is in stock and free, and the partial unique index allows one live reservation per car,
 * however many requests come at the same moment. Expired unpaid holds are released first.
 */
export const holdCar = async (payload: Payload, carId: string, amountCents: number): Promise<Hold | null> => {
  const { drizzle } = payload.db
  await drizzle.execute(sql`
    UPDATE reservations SET state = 'expired', updated_at = now()
    WHERE car_id = ${carId} AND state = 'pending' AND expires_at < now()`)
  const result = await drizzle.execute(sql`
    INSERT INTO reservations (tenant_id, car_id, state, amount_cents, expires_at)
    SELECT tenant_id, id, 'pending', ${amountCents}, now() + make_interval(mins => ${MINUTES_TO_PAY})
    FROM cars WHERE id = ${carId} AND status = 'in_stock' AND reserved IS NOT TRUE
    ON CONFLICT (car_id) WHERE state IN ('pending', 'paid') DO NOTHING
    RETURNING id, tenant_id`)
  const [row] = rowsSchema.parse(result).rows
  return row ? { reservationId: row.id, tenantId: row.tenant_id } : null
}

/** Marks a hold as paid; returns false when it has expired, and the payment must be refunded. */
export const payHold = async (payload: Payload, reservationId: string, reference: string): Promise<boolean> => {
  const result = await payload.db.drizzle.execute(sql`
    UPDATE reservations SET state = 'paid', payment_reference = ${reference}, expires_at = NULL, updated_at = now()
    WHERE id = ${reservationId} AND state = 'pending' RETURNING id, tenant_id`)
  return rowsSchema.parse(result).rows.length === 1
}

/** Releases a hold, so that the car is free at once. */
export const releaseHold = async (payload: Payload, reservationId: string): Promise<void> => {
  await payload.db.drizzle.execute(sql`
    UPDATE reservations SET state = 'cancelled', updated_at = now() WHERE id = ${reservationId} AND state = 'pending'`)
}
