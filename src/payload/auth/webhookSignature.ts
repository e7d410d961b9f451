import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hex HMAC-SHA256 over `{timestamp}.{body}`. The timestamp is in seconds. */
export const signature = (secret: string, timestamp: number, body: string | Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** The header by which a receiver proves that a body is ours and fresh (CRM-01). */
export const signatureHeader = (secret: string, timestamp: number, body: string | Uint8Array): string =>
  `t=${timestamp},v1=${signature(secret, timestamp, body)}`

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/
const FRESH_SECONDS = 300

/** Whether a header signs this body with the secret, and is at most five minutes old. */
export const isSigned = (header: string, secret: string, body: string | Uint8Array, nowSeconds: number): boolean => {
  const [, time, hash] = HEADER.exec(header) ?? []
  if (time === undefined || hash === undefined || Math.abs(Number(time) - nowSeconds) > FRESH_SECONDS) return false
  return timingSafeEqual(Buffer.from(hash), Buffer.from(signature(secret, Number(time), body)))
}
