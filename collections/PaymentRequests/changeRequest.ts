import { sql } from '@payloadcms/db-postgres'
import { type CollectionAfterChangeHook, type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { z } from 'zod'
import { depositStates } from '@/src/domain/checkout/depositWords'
import { refundProblem } from '@/src/domain/checkout/paymentRequest'
import { enqueueSettle } from '@/src/jobs/reservations/enqueueSettle'
import type { PaymentRequest } from '@/src/payload-types'
import { selectRows } from '@/src/payload/sql/selectRows'

const refused = (path: string, message: string) =>
  new ValidationError({ collection: 'payment-requests', errors: [{ path, message }] })

const FIXED = ['reference', 'amount', 'email', 'last_name', 'what'] as const

const standing = z.array(z.object({ state: z.enum(['open', 'paid', 'cancelled']), payment: z.enum(depositStates) }))

/** What was paid stays what it was; and only a payment makes a request paid. */
export const keepPaid: CollectionBeforeChangeHook<PaymentRequest> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || !originalDoc) {
    if (data.state === 'paid') throw refused('state', 'Only the payment itself sets this.')
    return data
  }
  const rows = await selectRows(
    req,
    sql`SELECT state::text, payment_state::text AS payment FROM payment_requests WHERE id = ${originalDoc.id}::uuid`,
  )
  const { state, payment } = standing.parse(rows)[0] ?? { state: originalDoc.state, payment: originalDoc.payment_state }
  const isBegun = payment !== 'none' && payment !== 'failed'
  const changed = FIXED.find((name) => data[name] !== undefined && data[name] !== originalDoc[name])
  if (isBegun && changed) throw refused(changed, 'A payment has begun or was made: this cannot be changed any more.')
  if (data.state === undefined || data.state === state) return data
  if (data.state === 'paid') throw refused('state', 'Only the payment itself sets this.')
  if (state === 'paid') throw refused('state', 'It was paid. Give the money back below instead.')
  return data
}

/** Money that staff give back: owed until the worker has returned it. */
export const owedPart: CollectionBeforeChangeHook<PaymentRequest> = ({ data, originalDoc, operation }) => {
  const wanted = data.refund ?? 0
  if (operation === 'create' || !originalDoc || data.refund === undefined || wanted === (originalDoc.refund ?? 0))
    return data
  const { amount, payment_state: payment, refunded } = originalDoc
  const problem = refundProblem({ amount, payment, refunded: refunded ?? 0, wanted })
  if (problem !== null) throw refused('refund', problem)
  return { ...data, payment_state: 'refund_due' }
}

/** Has the worker return what is owed, or close the payment of a request that was cancelled. */
export const sendRefund: CollectionAfterChangeHook<PaymentRequest> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const isOwed = doc.payment_state === 'refund_due' && previousDoc.payment_state !== 'refund_due'
  const isLeft = doc.state === 'cancelled' && doc.payment_state === 'pending'
  if (isOwed || isLeft) await enqueueSettle(req, doc.id)
  return doc
}
