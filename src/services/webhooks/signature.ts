import { createHmac } from 'node:crypto'

/** Hex HMAC-SHA256 over `{timestamp}.{body}`. The timestamp is in seconds. */
export const signature = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** The header by which a receiver proves that a body is ours and fresh (CRM-01). */
export const signatureHeader = (secret: string, timestamp: number, body: string): string =>
  `t=${timestamp},v1=${signature(secret, timestamp, body)}`
