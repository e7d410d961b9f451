import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const PURPOSE = 'mailbox of a lead v1'
const PROOF_LENGTH = 20

const proofOf = (leadId: string, secret: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'forecourt', PURPOSE, 32))
  return createHmac('sha256', key).update(leadId).digest('hex').slice(0, PROOF_LENGTH)
}

/**
 * The address that takes answers about a lead: its id and a signature of 80 bits. In hex, because mail servers may
 * change capitals; 57 characters of the 64 allowed before an @.
 */
export const leadMailbox = (leadId: string, domain: string, secret: string): string =>
  `lead+${leadId.replaceAll('-', '')}${proofOf(leadId, secret)}@${domain}`

const MAILBOX = /^lead\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{20})@(.+)$/

/** The lead whose answers an address takes; null when it is none of ours. */
export const leadOfMailbox = (address: string, domain: string, secret: string): string | null => {
  const [, a, b, c, d, e, proof = '', at] = MAILBOX.exec(address.trim().toLowerCase()) ?? []
  if (at !== domain) return null
  const leadId = [a, b, c, d, e].join('-')
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(leadId, secret))) ? leadId : null
}
