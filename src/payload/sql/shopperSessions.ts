import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { SESSION_DAYS } from '@/src/domain/shopper/signIn/shopperSession'
import { selectRows } from './selectRows'
import { textColumn } from './textColumn'

/** 256 random bits: nothing to guess, so a plain hash of it is enough. */
const newToken = (): string => randomBytes(32).toString('base64url')
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const sessionRow = z.object({
  id: z.string(),
  shopper: z.string(),
  phone: textColumn,
  email: textColumn,
  name: textColumn,
  last_name: textColumn,
  postcode: textColumn,
})

/** Who is signed in, and the session that says so. Texts are '' when they are not known. */
export type ShopperSession = z.infer<typeof sessionRow>

/** Signs a shopper in on a site; the token is for the cookie alone. */
export const startSession = async (
  req: PayloadRequest,
  { tenant, shopper, device }: { tenant: string; shopper: string; device: string },
): Promise<string> => {
  const token = newToken()
  await selectRows(
    req,
    sql`INSERT INTO shopper_sessions (token_hash, tenant_id, shopper_id, device, expires_at)
        VALUES (${tokenHash(token)}, ${tenant}::uuid, ${shopper}::uuid, ${device}, now() + make_interval(days => ${SESSION_DAYS}))`,
  )
  await selectRows(req, sql`DELETE FROM shopper_sessions WHERE expires_at < now()`)
  return token
}

/** The session of a cookie's token on this site; null on any other site, when it was ended or has run out (TEN-08, TEN-15). */
export const findSession = async (
  req: PayloadRequest,
  tenant: string,
  token: string | null,
): Promise<ShopperSession | null> => {
  if (!token) return null
  const [row] = await selectRows(
    req,
    sql`SELECT sessions.id::text, shoppers.id::text AS shopper, phone, email, name, last_name, postcode
        FROM shopper_sessions sessions JOIN shoppers ON shoppers.id = sessions.shopper_id
        WHERE token_hash = ${tokenHash(token)} AND sessions.tenant_id = ${tenant}::uuid
          AND shoppers.tenant_id = sessions.tenant_id AND expires_at > now()`,
  )
  return row ? sessionRow.parse(row) : null
}

/** Puts the end of a session off again, at most once an hour. True: the cookie is to be renewed as well. */
export const prolongSession = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (
    await selectRows(
      req,
      sql`UPDATE shopper_sessions SET seen_at = now(), expires_at = now() + make_interval(days => ${SESSION_DAYS})
          WHERE id = ${id}::uuid AND seen_at < now() - interval '1 hour' RETURNING id`,
    )
  ).length > 0

/** Ends the session of a token, whoever's it is. */
export const endSession = async (req: PayloadRequest, token: string): Promise<void> => {
  await selectRows(req, sql`DELETE FROM shopper_sessions WHERE token_hash = ${tokenHash(token)}`)
}

/** Ends one of a shopper's sessions, or with null all of them. */
export const endSessionsOf = async (req: PayloadRequest, shopper: string, id: string | null): Promise<void> => {
  const which = id === null ? sql`true` : sql`id = ${id}::uuid`
  await selectRows(req, sql`DELETE FROM shopper_sessions WHERE shopper_id = ${shopper}::uuid AND ${which}`)
}

const listed = z.object({ id: z.string(), device: z.string(), created_at: z.string(), seen_at: z.string() })
export type ListedSession = z.infer<typeof listed>

/** A shopper's live sessions, the last used first; times in ISO. */
export const sessionsOf = async (req: PayloadRequest, shopper: string): Promise<ListedSession[]> =>
  listed.array().parse(
    await selectRows(
      req,
      sql`SELECT id::text, device, to_json(created_at) #>> '{}' AS created_at, to_json(seen_at) #>> '{}' AS seen_at
            FROM shopper_sessions WHERE shopper_id = ${shopper}::uuid AND expires_at > now() ORDER BY seen_at DESC`,
    ),
  )
