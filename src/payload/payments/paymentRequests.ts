import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { depositStates } from '@/src/domain/checkout/depositWords'
import type { FindRequest } from '@/src/domain/checkout/paymentRequest'
import { plainReference } from '@/src/domain/checkout/paymentRequest'
import { selectRows } from '../sql/selectRows'
import { textColumn } from '../sql/textColumn'

/** How long a customer can pay on the payment company's page; then it is closed, and a new one can be opened. */
const MINUTES_TO_PAY = 30
/** A payment is begun and recorded well within this time; what was not, was cut off. */
const MINUTES_TO_RECORD = 2
const AT_ONCE = 100

const requestRow = z.object({
  id: z.string(),
  tenant: z.string(),
  number: z.string(),
  what: z.string(),
  name: textColumn,
  lastName: z.string(),
  email: z.string(),
  due: z.string().nullable(),
  state: z.enum(['open', 'paid', 'cancelled']),
  deposit: z.enum(depositStates),
  cents: z.coerce.number(),
  refundCents: z.coerce.number(),
  refundedCents: z.coerce.number(),
  key: z.string().nullable(),
  provider: z.string().nullable(),
  account: z.string().nullable(),
  reference: z.string().nullable(),
  payBy: z.iso.datetime({ offset: true }).nullable(),
  paidAt: z.iso.datetime({ offset: true }).nullable(),
  isOver: z.boolean(),
  isBeginning: z.boolean(),
})

/**
 * An invoice with its payment. `number`: what people quote. `key`: of the present attempt to pay it, and the idempotency key.
 * `isBeginning`: the payment company is being asked at this moment.
 */
export type PaymentRequest = z.infer<typeof requestRow>

const COLUMNS = sql`id::text, tenant_id::text AS tenant, payment_requests.reference AS number, what, name, last_name AS "lastName", email,
  to_json(due) #>> '{}' AS due, state::text, payment_state::text AS deposit, round(amount * 100) AS cents,
  round(coalesce(refund, 0) * 100) AS "refundCents", round(coalesce(refunded, 0) * 100) AS "refundedCents", payment_key AS key,
  payment_provider AS provider, payment_account AS account, payment_reference AS reference,
  to_json(pay_by) #>> '{}' AS "payBy", to_json(paid_at) #>> '{}' AS "paidAt", coalesce(pay_by < now(), false) AS "isOver",
  payment_state = 'pending' AND payment_reference IS NULL
    AND updated_at > now() - make_interval(mins => ${MINUTES_TO_RECORD}) AS "isBeginning"`

const oneOf = (rows: unknown[]): PaymentRequest | null => requestRow.array().parse(rows)[0] ?? null

/** By the row's id, or by the key of its payment. */
export const findRequest = async (req: PayloadRequest, id: string): Promise<PaymentRequest | null> =>
  oneOf(
    await selectRows(
      req,
      sql`SELECT ${COLUMNS} FROM payment_requests WHERE id = ${id}::uuid
          UNION ALL SELECT ${COLUMNS} FROM payment_requests WHERE payment_key = ${id} LIMIT 1`,
    ),
  )

/** The invoice that everything typed belongs to; null does not say which part was wrong. */
export const requestOf = async (req: PayloadRequest, tenant: string, typed: FindRequest): Promise<string | null> => {
  const [row] = await selectRows(
    req,
    sql`SELECT id::text FROM payment_requests WHERE tenant_id = ${tenant}::uuid
        AND payment_requests.reference = ${plainReference(typed.reference)}
        AND lower(btrim(last_name)) = lower(${typed.last_name}) AND lower(btrim(email)) = lower(${typed.email})
        AND state <> 'cancelled'`,
  )
  return row ? String(row.id) : null
}

/** Begins an attempt to pay; null when one is under way or nothing is to be paid: two presses are one payment. */
export const beginAttempt = async (
  req: PayloadRequest,
  id: string,
  { provider, account }: { provider: string; account: string | null },
): Promise<PaymentRequest | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE payment_requests SET payment_state = 'pending', payment_key = gen_random_uuid()::text, payment_provider = ${provider},
            payment_account = ${account}, payment_reference = NULL, updated_at = now(),
            pay_by = now() + make_interval(mins => ${MINUTES_TO_PAY})
          WHERE id = ${id}::uuid AND state = 'open' AND payment_state IN ('none', 'failed') RETURNING ${COLUMNS}`,
    ),
  )

/** The attempt that a change is about: an older one changes nothing. */
const attempt = ({ id, key }: Pick<PaymentRequest, 'id' | 'key'>) => sql`id = ${id}::uuid AND payment_key = ${key}`

export const noteRequestReference = async (
  req: PayloadRequest,
  request: PaymentRequest,
  reference: string,
): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE payment_requests SET payment_reference = ${reference}, updated_at = now()
        WHERE ${attempt(request)} AND payment_state = 'pending' AND payment_reference IS DISTINCT FROM ${reference}`,
  )
}

/** It was paid, noted once. What staff had withdrawn meanwhile is owed back in full. */
export const confirmRequest = async (
  req: PayloadRequest,
  request: PaymentRequest,
  reference: string,
): Promise<PaymentRequest | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE payment_requests SET payment_reference = ${reference}, paid_at = now(), updated_at = now(),
            state = CASE WHEN state = 'open' THEN 'paid' ELSE state END,
            payment_state = CASE WHEN state = 'open' THEN 'paid' ELSE 'refund_due' END::enum_payment_requests_payment_state,
            refund = CASE WHEN state = 'open' THEN refund ELSE amount END
          WHERE ${attempt(request)} AND payment_state IN ('pending', 'failed') RETURNING ${COLUMNS}`,
    ),
  )

/** Nothing was paid, and this attempt cannot be any more: it can be begun anew. */
export const releaseRequest = async (req: PayloadRequest, request: PaymentRequest): Promise<PaymentRequest | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE payment_requests SET payment_state = 'failed', updated_at = now()
          WHERE ${attempt(request)} AND payment_state = 'pending' RETURNING ${COLUMNS}`,
    ),
  )

/** This much, in all, is back with who paid. */
export const noteRequestRefund = async (
  req: PayloadRequest,
  request: PaymentRequest,
  cents: number,
): Promise<PaymentRequest | null> =>
  oneOf(
    await selectRows(
      req,
      sql`UPDATE payment_requests SET refunded = ${cents}::numeric / 100, refund = greatest(refund, ${cents}::numeric / 100), updated_at = now(),
            payment_state = CASE WHEN ${cents}::numeric >= amount * 100 THEN 'refunded' ELSE 'paid' END::enum_payment_requests_payment_state
          WHERE ${attempt(request)} AND payment_state IN ('pending', 'paid', 'refund_due')
            AND coalesce(refunded, 0) * 100 < ${cents}::numeric RETURNING ${COLUMNS}`,
    ),
  )

/** Requests that wait for the worker: cut off, run out, withdrawn while being paid, or owed back. */
export const dueRequests = async (req: PayloadRequest): Promise<string[]> => {
  const rows = await selectRows(
    req,
    sql`SELECT id::text FROM payment_requests WHERE payment_state = 'refund_due'
          OR (payment_state = 'pending' AND (state <> 'open' OR pay_by < now()
            OR (payment_reference IS NULL AND updated_at < now() - make_interval(mins => ${MINUTES_TO_RECORD}))))
        ORDER BY updated_at LIMIT ${AT_ONCE}`,
  )
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}
