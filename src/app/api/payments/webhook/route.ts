import { createLocalReq } from 'payload'
import { logFailure } from '@/src/actions/leads/logFailure'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { env } from '@/src/env'
import { apiError } from '@/src/payload/http/apiError'
import { readBody } from '@/src/payload/http/requestBody'
import { takePaymentEvent } from '@/src/payload/payments/paymentEvents'
import { readStripeEvent } from '@/src/services/payments/stripeEvent'
import { isStripeSigned } from '@/src/services/payments/stripeSignature'

/** An event holds one object of Stripe's, a few kilobytes. */
const MOST_BYTES = 256_000

const taken = (): Response => Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })

/**
 * `POST /api/payments/webhook`: Stripe tells that a payment has changed (BUY-07). Only what it has signed in the last five
 * minutes is taken, each event once; the worker then asks Stripe for the state of the payment.
 */
export const POST = async (request: Request): Promise<Response> => {
  const { STRIPE_WEBHOOK_SECRET: secret } = env()
  if (!secret) return apiError(404, 'not_found', 'No payments are taken here.')
  const sent = await readBody(request, MOST_BYTES)
  if (sent instanceof Response) return sent
  const body = new TextDecoder().decode(sent)
  const header = request.headers.get('stripe-signature') ?? ''
  if (!isStripeSigned(header, secret, body, Math.floor(Date.now() / 1000)))
    return apiError(400, 'not_signed', 'The signature is missing, wrong or too old.')
  const event = readStripeEvent(body)
  if (event === null) return apiError(400, 'invalid_request', 'This is no event.')
  if (event === 'other') return taken()
  try {
    await takePaymentEvent(await createLocalReq({}, await payloadClient()), event)
    return taken()
  } catch (error) {
    await logFailure('An event of a payment could not be stored.', error)
    return apiError(500, 'failed', 'It could not be stored. Please send it again.')
  }
}
