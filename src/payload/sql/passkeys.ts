import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { selectRows } from './selectRows'
import { tokenHash } from './shopperSessions'

/** An account's own devices are few. */
export const MOST_PASSKEYS = 10
const CHALLENGE_MINUTES = 5

/** A challenge for one sign-in (`shopper` null) or for one new passkey of an account, good for five minutes. */
export const newChallenge = async (
  req: PayloadRequest,
  { tenant, shopper }: { tenant: string; shopper: string | null },
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await selectRows(
    req,
    sql`INSERT INTO passkey_challenges (challenge_hash, tenant_id, shopper_id, expires_at)
        VALUES (${tokenHash(challenge)}, ${tenant}::uuid, ${shopper}::uuid, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`,
  )
  await selectRows(req, sql`DELETE FROM passkey_challenges WHERE expires_at < now()`)
  return challenge
}

/** Takes a challenge that was made for the same purpose on this site. False: there is none, or it was taken before. */
export const takeChallenge = async (
  req: PayloadRequest,
  { tenant, shopper, challenge }: { tenant: string; shopper: string | null; challenge: string },
): Promise<boolean> => {
  const rows = await selectRows(
    req,
    sql`DELETE FROM passkey_challenges WHERE challenge_hash = ${tokenHash(challenge)} AND tenant_id = ${tenant}::uuid
          AND shopper_id IS NOT DISTINCT FROM ${shopper}::uuid AND expires_at > now() RETURNING challenge_hash`,
  )
  return rows.length > 0
}

interface NewPasskey {
  tenant: string
  shopper: string
  host: string
  credential: string
  /** Base64url. */
  publicKey: string
  counter: number
  device: string
}

/** Keeps a passkey of an account. False: the account has as many as it may, or another account has this one. */
export const addPasskey = async (req: PayloadRequest, key: NewPasskey): Promise<boolean> => {
  const rows = await selectRows(
    req,
    sql`INSERT INTO shopper_passkeys (tenant_id, shopper_id, host, credential_id, public_key, counter, device)
        SELECT ${key.tenant}::uuid, ${key.shopper}::uuid, ${key.host}, ${key.credential}, ${key.publicKey}, ${key.counter}, ${key.device}
        WHERE (SELECT count(*) FROM shopper_passkeys WHERE shopper_id = ${key.shopper}::uuid) < ${MOST_PASSKEYS}
        ON CONFLICT DO NOTHING RETURNING id`,
  )
  return rows.length > 0
}

const keyRow = z.object({
  id: z.string(),
  shopper: z.string(),
  publicKey: z.string(),
  counter: z.coerce.number(),
})

/** A passkey of this site by its credential id; null when the site knows none. */
export const findPasskey = async (
  req: PayloadRequest,
  tenant: string,
  credential: string,
): Promise<z.infer<typeof keyRow> | null> => {
  const [row] = await selectRows(
    req,
    sql`SELECT id::text, shopper_id::text AS shopper, public_key AS "publicKey", counter FROM shopper_passkeys
        WHERE tenant_id = ${tenant}::uuid AND credential_id = ${credential}`,
  )
  return row ? keyRow.parse(row) : null
}

/** Notes a sign-in by a passkey, with the device's own count of them. */
export const passkeyUsed = async (req: PayloadRequest, id: string, counter: number): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE shopper_passkeys SET used_at = now(), counter = greatest(counter, ${counter}) WHERE id = ${id}::uuid`,
  )
}

/** Removes one of the account's own passkeys. */
export const removePasskey = async (req: PayloadRequest, shopper: string, id: string): Promise<void> => {
  await selectRows(req, sql`DELETE FROM shopper_passkeys WHERE shopper_id = ${shopper}::uuid AND id = ${id}::uuid`)
}

const listed = z.object({
  id: z.string(),
  credential: z.string(),
  host: z.string(),
  device: z.string(),
  createdAt: z.string(),
})
export type ListedPasskey = z.infer<typeof listed>

/** An account's passkeys, the newest first; times in ISO. */
export const passkeysOf = async (req: PayloadRequest, shopper: string): Promise<ListedPasskey[]> =>
  listed.array().parse(
    await selectRows(
      req,
      sql`SELECT id::text, credential_id AS credential, host, device, to_json(created_at) #>> '{}' AS "createdAt"
          FROM shopper_passkeys WHERE shopper_id = ${shopper}::uuid ORDER BY created_at DESC`,
    ),
  )
