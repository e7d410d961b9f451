import { createHmac, timingSafeEqual } from 'node:crypto'

/** Events outside this time are refused, so that a recorded one cannot be sent again later. */
const TOLERANCE_SECONDS = 300

/** Hex HMAC-SHA256 over `{seconds}.{body}`, as Stripe signs its events. */
export const stripeSignature = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Whether a `Stripe-Signature` (`t=…,v1=…,v1=…`) signs this body with the secret, and is at most five minutes old. While a
 * secret is being changed there are two signatures, one of which is ours.
 */
export const isStripeSigned = (header: string, secret: string, body: string, nowSeconds: number): boolean => {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []))
  const [time = ''] = valuesOf('t')
  if (!/^\d{1,12}$/.test(time) || Math.abs(Number(time) - nowSeconds) > TOLERANCE_SECONDS) return false
  const wanted = stripeSignature(secret, Number(time), body)
  return valuesOf('v1').some((given) => isSame(given, wanted))
}
