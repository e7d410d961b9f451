import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { leadingZeroBits, type Puzzle } from '@/src/domain/captcha/puzzle'
import type { Captcha } from './Captcha'

/** 2^11 = 2,048 hashes on average: 50 to 200 ms on a phone. */
const BITS = 11
/** How long a puzzle is valid: the time a person takes for a form. After that the browser fetches a new one. */
const VALID_SECONDS = 30 * 60
/** An answer is some 250 characters. */
const LONGEST = 1000

/** What a challenge vouches for. `expires` in Unix seconds. */
const claimsSchema = z.object({
  tenant: z.uuid(),
  id: z.uuid(),
  bits: z.int().min(1).max(32),
  expires: z.int(),
})
type Claims = z.infer<typeof claimsSchema>

/** A key of its own, so that no other signature made with the platform's secret passes here. */
const sign = (body: string, secret: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'captcha challenge v1', 32)))
    .update(body)
    .digest()

/** A puzzle for a browser on a dealership's site (LEA-37). Nothing of it is stored. */
export const newPuzzle = (
  { tenantId, secret, now }: { tenantId: string; secret: string; now: Date },
  bits = BITS,
): Puzzle => {
  const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS
  const claims: Claims = { tenant: tenantId, id: randomUUID(), bits, expires }
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return { challenge: `${body}.${sign(body, secret).toString('base64url')}`, bits, validSeconds: VALID_SECONDS }
}

/** The claims of a challenge that we have signed; null otherwise. */
const genuineClaims = (body: string, signature: string, secret: string): Claims | null => {
  const expected = sign(body, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}

export interface PuzzleChecks {
  tenantId: string
  secret: string
  now: () => Date
  /** Notes that a challenge was used; false when it had been before, in whatever process. */
  spend: (id: string, expires: Date) => Promise<boolean>
}

/** The built-in captcha: needs no account, and accepts each solved puzzle once. */
export const proofOfWork = ({ tenantId, secret, now, spend }: PuzzleChecks): Captcha => ({
  verify: async (token) => {
    const [body, signature, number, ...rest] = token.split('.')
    if (!body || !signature || !number || rest.length > 0 || token.length > LONGEST) return 'failed'
    const claims = genuineClaims(body, signature, secret)
    if (claims === null || claims.tenant !== tenantId) return 'failed'
    const expires = new Date(claims.expires * 1000)
    if (expires <= now()) return 'failed'
    if (leadingZeroBits(createHash('sha256').update(token).digest()) < claims.bits) return 'failed'
    return spend(claims.id, expires).then(
      (isFirst) => (isFirst ? 'passed' : 'failed'),
      () => 'unavailable',
    )
  },
})
