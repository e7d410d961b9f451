import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { depositStates } from '@/src/domain/checkout/depositWords'
import { selectRows } from '../sql/selectRows'

/** After this time without a payment the car can be reserved again. */
const MINUTES_TO_PAY = 15
/** A payment is begun and recorded well within this time; what was not, was cut off. */
const MINUTES_TO_RECORD = 2
/** So many at a time; the next minute takes the rest. */
const AT_ONCE = 100

const reservationRow = z.object({
  id: z.string(),
  tenant: z.string(),
  car: z.string(),
  lead: z.string().nullable(),
  state: z.enum(['pending', 'paid', 'cancelled', 'expired']),
  deposit: z.enum(depositStates),
  cents: z.coerce.number(),
  provider: z.string().nullable(),
  account: z.string().nullable(),
  reference: z.string().nullable(),
  until: z.iso.datetime({ offset: true }).nullable(),
  isOver: z.boolean(),
})

/** A reservation with its deposit. `until`: ISO; null: the car is held until staff end it. `isOver`: the time to pay, or for which the car is held, has passed. */
export type Reservation = z.infer<typeof reservationRow>

const COLUMNS = sql`id::text, tenant_id::text AS tenant, car_id::text AS car, lead_id::text AS lead, state::text,
  payment_state::text AS deposit, coalesce(amount_cents, 0) AS cents, payment_provider AS provider,
  payment_account AS account, payment_reference AS reference, to_json(expires_at) #>> '{}' AS until,
  coalesce(expires_at < now(), false) AS "isOver"`

const oneOf = (rows: unknown[]): Reservation | null => reservationRow.array().parse(rows)[0] ?? null

export interface CarToTake {
  carId: string
  amountCents: number
  /** Who takes the deposit; null: there is none, and the car is reserved at once. */
  provider: string | null
  account: string | null
}

/**
 * Reserves a car for one shopper; null when it is not free (BUY-01..04). One conditional insert: it succeeds only while the
 * car is in stock and free, and the partial unique index allows one live reservation for each car, however many requests
 * come at the same moment.
 */
export const takeCar = async (req: PayloadRequest, wanted: CarToTake): Promise<Reservation | null> => {
  const { carId, amountCents, provider, account } = wanted
  const isPaidFor = provider !== null
  return oneOf(
    await selectRows(
      req,
      sql`INSERT INTO reservations (tenant_id, car_id, state, amount_cents, payment_state, payment_provider, payment_account, expires_at)
        SELECT tenant_id, id, ${isPaidFor ? 'pending' : 'paid'}::enum_reservations_state, ${amountCents}::numeric,
          ${isPaidFor ? 'pending' : 'none'}::enum_reservations_payment_state, ${provider}::text, ${account}::text,
          CASE WHEN ${isPaidFor}::boolean THEN now() + make_interval(mins => ${MINUTES_TO_PAY}) END
        FROM cars WHERE id = ${carId}::uuid AND status = 'in_stock' AND reserved IS NOT TRUE
        ON CONFLICT (car_id) WHERE state IN ('pending', 'paid') DO NOTHING
        RETURNING ${COLUMNS}`,
    ),
  )
}

export const nameLeadOf = async (req: PayloadRequest, id: string, leadId: string): Promise<void> => {
  await selectRows(req, sql`UPDATE reservations SET lead_id = ${leadId}::uuid WHERE id = ${id}::uuid`)
}

export const findReservation = async (req: PayloadRequest, id: string): Promise<Reservation | null> =>
  oneOf(await selectRows(req, sql`SELECT ${COLUMNS} FROM reservations WHERE id = ${id}::uuid`))

/** The reservation that a car has at the moment. */
export const liveReservation = async (req: PayloadRequest, carId: string): Promise<Reservation | null> =>
  oneOf(
    await selectRows(
      req,
      sql`SELECT ${COLUMNS} FROM reservations WHERE car_id = ${carId}::uuid AND state IN ('pending', 'paid')`,
    ),
  )

interface Sender {
  name: string
  last_name: string
  email: string
  phone: string
  postcode: string
}

/**
 * The live reservation of a car when it is this sender's own: a form sent twice, or again after 'back'. All that was typed is
 * compared, so that another person's is not found by an address; and for a while only, because its page signs the order.
 */
export const ownReservation = async (req: PayloadRequest, carId: string, sent: Sender): Promise<Reservation | null> =>
  oneOf(
    await selectRows(
      req,
      sql`SELECT ${COLUMNS} FROM reservations WHERE car_id = ${carId}::uuid AND state IN ('pending', 'paid')
          AND created_at > now() - make_interval(mins => ${MINUTES_TO_PAY}) AND EXISTS (SELECT FROM leads WHERE leads.id = lead_id AND lower(email) = lower(${sent.email})
            AND phone = ${sent.phone} AND coalesce(name, '') = ${sent.name} AND coalesce(last_name, '') = ${sent.last_name}
            AND coalesce(postcode, '') = ${sent.postcode})`,
    ),
  )

/**
 * Reservations that wait for the worker: the time to pay is over or was cut short, a payment was begun and never recorded, a
 * deposit is to be returned, or the time for which a car is held has passed.
 */
export const dueReservations = async (req: PayloadRequest): Promise<string[]> => {
  const rows = await selectRows(
    req,
    sql`SELECT id::text FROM reservations
        WHERE payment_state = 'refund_due' OR (state IN ('pending', 'paid') AND payment_state <> 'pending' AND expires_at < now())
          OR (payment_state = 'pending' AND (state <> 'pending' OR expires_at < now()
            OR (payment_reference IS NULL AND created_at < now() - make_interval(mins => ${MINUTES_TO_RECORD}))))
        ORDER BY updated_at LIMIT ${AT_ONCE}`,
  )
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

/** Notes where a payment is under way. */
export const noteReference = async (req: PayloadRequest, id: string, reference: string): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE reservations SET payment_reference = ${reference}, updated_at = now()
        WHERE id = ${id}::uuid AND payment_state = 'pending'`,
  )
}

/** The deposit was paid while the car was still held for it; null when it comes too late, or was noted before. */
export const confirmPaid = async (req: PayloadRequest, id: string, reference: string): Promise<Reservation | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE reservations SET state = 'paid', payment_state = 'paid', payment_reference = ${reference},
            expires_at = NULL, updated_at = now()
          WHERE id = ${id}::uuid AND state = 'pending' AND payment_state = 'pending' AND EXISTS (
            SELECT FROM cars WHERE cars.id = car_id AND cars.status = 'in_stock' AND cars.reserved IS NOT TRUE)
          RETURNING ${COLUMNS}`,
    ),
  )

/** The deposit was paid, but the car is no longer available: it is to be returned. */
export const oweRefund = async (req: PayloadRequest, id: string, reference: string): Promise<Reservation | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE reservations SET payment_state = 'refund_due', payment_reference = ${reference}, updated_at = now(),
            state = CASE WHEN state = 'pending' THEN 'cancelled' ELSE state END
          WHERE id = ${id}::uuid AND payment_state IN ('pending', 'failed') RETURNING ${COLUMNS}`,
    ),
  )

/** Nothing was paid: the car is free at once. */
export const release = async (req: PayloadRequest, id: string): Promise<Reservation | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE reservations SET payment_state = 'failed', updated_at = now(), state = CASE WHEN state <> 'pending' THEN state
            WHEN expires_at < now() THEN 'expired' ELSE 'cancelled' END
          WHERE id = ${id}::uuid AND payment_state = 'pending' RETURNING ${COLUMNS}`,
    ),
  )

/** The time for which a car is held has passed: what was paid is to be returned. */
export const endHold = async (req: PayloadRequest, id: string): Promise<Reservation | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE reservations SET state = 'expired', updated_at = now(),
            payment_state = CASE WHEN payment_state = 'paid' THEN 'refund_due' ELSE payment_state END
          WHERE id = ${id}::uuid AND state IN ('pending', 'paid') AND payment_state <> 'pending' AND expires_at < now()
          RETURNING ${COLUMNS}`,
    ),
  )

/** The money is back with the shopper, by us or by staff at the payment company. */
export const noteRefund = async (req: PayloadRequest, id: string): Promise<Reservation | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE reservations SET payment_state = 'refunded', updated_at = now(),
            state = CASE WHEN state IN ('pending', 'paid') THEN 'cancelled' ELSE state END
          WHERE id = ${id}::uuid AND payment_state IN ('pending', 'paid', 'refund_due') RETURNING ${COLUMNS}`,
    ),
  )
