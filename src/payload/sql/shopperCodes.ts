import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '@/src/domain/shopper/signIn/signInForms'
import { selectRows } from './selectRows'

interface Scope {
  tenant: string
  address: string
}

const challengeHash = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

/** Six digits are quickly tried out, so their hash has a key: a copy of the table reveals no code. */
const codeHash = (secret: string, { tenant, address }: Scope, code: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'sign-in code v1', 32))
  return createHmac('sha256', key).update(`${tenant}\n${address}\n${code}`).digest('hex')
}

const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/**
 * A new code for an address, in place of the one before (WAT-15): it is to be sent, and the challenge goes into the cookie of the
 * browser that asked. Null: this address was sent `most` codes within the hour.
 */
export const makeCode = async (
  req: PayloadRequest,
  scope: Scope,
  most: number,
): Promise<{ code: string; challenge: string } | null> => {
  const code = newCode()
  const challenge = randomBytes(32).toString('base64url')
  const rows = await selectRows(
    req,
    sql`INSERT INTO shopper_codes AS codes (tenant_id, address, challenge_hash, code_hash, expires_at)
        VALUES (${scope.tenant}::uuid, ${scope.address}, ${challengeHash(challenge)},
          ${codeHash(req.payload.secret, scope, code)}, now() + make_interval(mins => ${CODE_MINUTES}))
        ON CONFLICT (tenant_id, address) DO UPDATE SET challenge_hash = EXCLUDED.challenge_hash,
          code_hash = EXCLUDED.code_hash, expires_at = EXCLUDED.expires_at, tries = 0,
          sends = CASE WHEN codes.window_from < now() - interval '1 hour' THEN 1 ELSE codes.sends + 1 END,
          window_from = CASE WHEN codes.window_from < now() - interval '1 hour' THEN now() ELSE codes.window_from END
        WHERE codes.window_from < now() - interval '1 hour' OR codes.sends < ${most}
        RETURNING id`,
  )
  await selectRows(req, sql`DELETE FROM shopper_codes WHERE window_from < now() - interval '1 day'`)
  return rows.length > 0 ? { code, challenge } : null
}

/** The address a browser's code was sent to on this site; null when it has none that can still be entered. */
export const challengedAddress = async (
  req: PayloadRequest,
  tenant: string,
  challenge: string | null,
): Promise<string | null> => {
  if (!challenge) return null
  const [row] = await selectRows(
    req,
    sql`SELECT address FROM shopper_codes WHERE tenant_id = ${tenant}::uuid
          AND challenge_hash = ${challengeHash(challenge)} AND expires_at > now()`,
  )
  return row ? String(row.address) : null
}

export type CodeAnswer = { kind: 'right'; address: string } | { kind: 'wrong'; left: number } | { kind: 'over' }

const triedRow = z.object({ id: z.string(), address: z.string(), code_hash: z.string(), tries: z.number() })

/**
 * Tries a code, in a transaction: each try counts before it is looked at, so that no number of requests at once has more than
 * five. `over`: expired, used, replaced by a newer one, or tried too often.
 */
export const tryCode = async (
  req: PayloadRequest,
  { tenant, challenge, code }: { tenant: string; challenge: string; code: string },
): Promise<CodeAnswer> => {
  const [found] = await selectRows(
    req,
    sql`UPDATE shopper_codes SET tries = tries + 1 WHERE tenant_id = ${tenant}::uuid
          AND challenge_hash = ${challengeHash(challenge)} AND expires_at > now() AND tries < ${CODE_TRIES}
        RETURNING id::text, address, code_hash, tries`,
  )
  if (!found) return { kind: 'over' }
  const { id, address, code_hash, tries } = triedRow.parse(found)
  const given = Buffer.from(codeHash(req.payload.secret, { tenant, address }, code), 'hex')
  const wanted = Buffer.from(code_hash, 'hex')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    return tries < CODE_TRIES ? { kind: 'wrong', left: CODE_TRIES - tries } : { kind: 'over' }
  await selectRows(req, sql`UPDATE shopper_codes SET code_hash = '', expires_at = now() WHERE id = ${id}::uuid`)
  return { kind: 'right', address }
}
