import { z } from 'zod'
import type { Charge, PaymentKey, PaymentProvider, PaymentState } from '@/src/domain/checkout/PaymentProvider'
import { callStripe, PaymentError, type StripeAccount } from './stripeApi'

const SESSIONS = '/v1/checkout/sessions'
const EXPAND = 'expand[]=payment_intent.latest_charge'
/**
 * Stripe accepts no page that ends in less than 30 minutes; the worker closes it when the time to pay is over. Counted
 * from a stored moment, so that a repeated call is identical.
 */
const PAGE_MINUTES_MORE = 20

const charge = z.object({ refunded: z.boolean() })
const intent = z.object({ id: z.string(), latest_charge: charge.nullable() })
const sessionSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.url().nullable(),
  // An id only where it was not asked to be expanded.
  payment_intent: z.union([intent, z.string()]).nullable(),
})
type Session = z.infer<typeof sessionSchema>
const refundSchema = z.object({ id: z.string(), status: z.enum(['succeeded', 'pending', 'requires_action']) })

const stateOf = ({ id: reference, status, payment_status, url, payment_intent }: Session): PaymentState => {
  if (status === 'expired') return { kind: 'unpaid', reason: null }
  if (status === 'open' || payment_status === 'unpaid') return { kind: 'open', reference, payUrl: url }
  const isRefunded = typeof payment_intent === 'object' && payment_intent?.latest_charge?.refunded === true
  return { kind: isRefunded ? 'refunded' : 'paid', reference }
}

const formOf = ({ key, amountCents, description, email, returnUrl, payBy }: Charge): Record<string, string> => ({
  mode: 'payment',
  'payment_method_types[0]': 'card',
  client_reference_id: key,
  customer_email: email,
  success_url: returnUrl,
  cancel_url: `${returnUrl}?left=1`,
  expires_at: String(Math.floor(payBy.getTime() / 1000) + PAGE_MINUTES_MORE * 60),
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'aud',
  'line_items[0][price_data][unit_amount]': String(amountCents),
  'line_items[0][price_data][product_data][name]': description,
  'payment_intent_data[description]': description,
  // Payment and charge carry it too: their events name the reservation.
  'payment_intent_data[metadata][reservation_id]': key,
  'metadata[reservation_id]': key,
})

/**
 * Stripe's hosted page (Checkout Sessions). Card details are typed there and 3-D Secure is asked there: neither touches our
 * server. Nothing can be paid before the page's address is handed out, which is after it was recorded; so a payment without a
 * reference was never made.
 */
export const stripePayments = (account: StripeAccount): PaymentProvider => {
  const read = async ({ account: connected }: Pick<PaymentKey, 'account'>, reference: string): Promise<Session> =>
    sessionSchema.parse(
      await callStripe(account, {
        method: 'GET',
        path: `${SESSIONS}/${encodeURIComponent(reference)}?${EXPAND}`,
        account: connected,
      }),
    )
  const find: PaymentProvider['find'] = async (payment) =>
    payment.reference === null ? { kind: 'unpaid', reason: null } : stateOf(await read(payment, payment.reference))
  return {
    name: 'stripe',
    sandbox: false,
    find,
    start: async (wanted) =>
      stateOf(
        sessionSchema.parse(
          await callStripe(account, {
            method: 'POST',
            path: SESSIONS,
            form: formOf(wanted),
            idempotencyKey: wanted.key,
            account: wanted.account,
          }),
        ),
      ),
    close: async (payment) => {
      if (payment.reference === null) return find(payment)
      const path = `${SESSIONS}/${encodeURIComponent(payment.reference)}/expire`
      try {
        return stateOf(
          sessionSchema.parse(await callStripe(account, { method: 'POST', path, account: payment.account })),
        )
      } catch (error) {
        // It has been paid, or has ended, in the meantime.
        if (error instanceof PaymentError && error.status === 400) return find(payment)
        throw error
      }
    },
    refund: async (payment, part) => {
      const { payment_intent } = await read(payment, payment.reference ?? '')
      const id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
      if (!id) throw new PaymentError('nothing was paid', null)
      try {
        refundSchema.parse(
          await callStripe(account, {
            method: 'POST',
            path: '/v1/refunds',
            form: {
              payment_intent: id,
              'metadata[reservation_id]': payment.key,
              ...(part ? { amount: String(part.cents) } : {}),
            },
            idempotencyKey: `refund_${part?.key ?? payment.key}`,
            account: payment.account,
          }),
        )
      } catch (error) {
        if (!(error instanceof PaymentError && error.code === 'charge_already_refunded')) throw error
      }
    },
  }
}
