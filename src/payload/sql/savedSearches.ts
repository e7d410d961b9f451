import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { keysOfSearch } from '@/src/domain/alerts/narrowKeys'
import type { Wanted } from '@/src/domain/alerts/Wanted'
import type { AlertConsent } from '@/src/domain/leads/searchAlert'
import type { SavedSearch } from '@/src/domain/shopper/garage/savedSearches'
import { selectRows } from './selectRows'
import { textColumn } from './textColumn'

/** Whose saved searches: of a proven e-mail address ('': none), and of an account (null: a shopper without one). */
interface SearchOwner {
  tenant: string
  email: string
  shopper: string | null
}

const isOwn = ({ tenant, email, shopper }: SearchOwner) =>
  sql`saved_searches.tenant_id = ${tenant}::uuid
      AND ((${email} <> '' AND saved_searches.email = ${email}) OR saved_searches.shopper_id = ${shopper}::uuid)`

const row = z.object({
  id: z.string(),
  kind: z.enum(['search', 'watchlist']),
  words: textColumn,
  path: textColumn,
  search: textColumn,
  email: z.string(),
  state: z.enum(['on', 'unproven', 'stopped']),
  since: z.string(),
})

/** An owner's saved searches, the last saved first. */
export const searchesOf = async (req: PayloadRequest, owner: SearchOwner): Promise<SavedSearch[]> =>
  row.array().parse(
    await selectRows(
      req,
      sql`SELECT id::text, kind::text, words, path, search, email, to_json(created_at) #>> '{}' AS since,
            CASE WHEN paused_at IS NOT NULL THEN 'stopped' WHEN confirmed_at IS NULL THEN 'unproven' ELSE 'on' END AS state
          FROM saved_searches WHERE ${isOwn(owner)} ORDER BY created_at DESC, id`,
    ),
  )

/** The most searches of one address; more would be abuse. */
const MOST_SEARCHES = 30

type SearchToSave = Pick<SavedSearch, 'path' | 'search' | 'words'> & { wanted: Wanted }

/**
 * Saves a search once for each address. It begins at once where the address is proven, else when its owner confirms. Where
 * the address is not proven, a search that exists is left as it is.
 *
 * @returns its id where the owner is to be asked; 'on' where there is nothing to ask; 'full'
 */
export const saveSearch = async (
  req: PayloadRequest,
  owner: SearchOwner & { isProven: boolean },
  { path, search, words, wanted }: SearchToSave,
  consent: AlertConsent,
): Promise<{ ask: string } | 'on' | 'full'> => {
  const { tenant, email, shopper, isProven } = owner
  const [count] = await selectRows(
    req,
    sql`SELECT count(*)::int AS count FROM saved_searches WHERE tenant_id = ${tenant}::uuid AND email = ${email}`,
  )
  if (Number(count?.count) >= MOST_SEARCHES) return 'full'
  const confirmed = isProven ? sql`now()` : sql`NULL`
  const [saved] = await selectRows(
    req,
    sql`INSERT INTO saved_searches (tenant_id, kind, shopper_id, email, path, search, words, wanted, narrow, consent_text,
          consent_how, consent_at, confirmed_at)
        VALUES (${tenant}::uuid, 'search', ${shopper}::uuid, ${email}, ${path}, ${search}, ${words},
          ${JSON.stringify(wanted)}::jsonb, ${JSON.stringify(keysOfSearch(wanted))}::jsonb, ${consent.text}, ${consent.how},
          ${consent.when}::timestamptz, ${confirmed})
        ON CONFLICT (tenant_id, email, kind, md5(path || '?' || search)) DO UPDATE SET updated_at = now(),
          shopper_id = CASE WHEN ${isProven} THEN EXCLUDED.shopper_id ELSE saved_searches.shopper_id END,
          consent_text = EXCLUDED.consent_text, consent_how = EXCLUDED.consent_how, consent_at = EXCLUDED.consent_at,
          confirmed_at = CASE WHEN ${isProven} THEN now() ELSE saved_searches.confirmed_at END,
          paused_at = CASE WHEN ${isProven} THEN NULL ELSE saved_searches.paused_at END
        WHERE saved_searches.confirmed_at IS NULL OR saved_searches.paused_at IS NOT NULL
        RETURNING id::text`,
  )
  return saved && !isProven ? { ask: String(saved.id) } : 'on'
}

/** Tells an account with a proven address about its saved cars (ALRT-02). */
export const watchSavedCars = async (
  req: PayloadRequest,
  { tenant, shopper, email }: SearchOwner,
  consent: AlertConsent,
): Promise<void> => {
  await selectRows(
    req,
    sql`INSERT INTO saved_searches (tenant_id, kind, shopper_id, email, path, search, words, narrow, consent_text, consent_how,
          consent_at, confirmed_at)
        VALUES (${tenant}::uuid, 'watchlist', ${shopper}::uuid, ${email}, '', '', 'Your saved cars', '[]'::jsonb,
          ${consent.text}, ${consent.how}, ${consent.when}::timestamptz, now())
        ON CONFLICT (tenant_id, email, kind, md5(path || '?' || search)) DO UPDATE SET shopper_id = EXCLUDED.shopper_id,
          paused_at = NULL, confirmed_at = now(), consent_text = EXCLUDED.consent_text, consent_how = EXCLUDED.consent_how,
          consent_at = EXCLUDED.consent_at, updated_at = now()`,
  )
}

/** Turns a search on: again, or for the first time by whoever has proven to read its address's mail. */
export const startSearch = async (req: PayloadRequest, owner: SearchOwner, id: string): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE saved_searches SET paused_at = NULL, confirmed_at = now(), consent_at = now(), updated_at = now()
        WHERE ${isOwn(owner)} AND id = ${id}::uuid AND (confirmed_at IS NULL OR paused_at IS NOT NULL)
          AND (confirmed_at IS NOT NULL OR email = ${owner.email})`,
  )
}

/** Stops one search, or with null all, at once: what waits to be told is not told (LAW-07). */
export const stopSearches = async (req: PayloadRequest, owner: SearchOwner, id: string | null): Promise<void> => {
  const which = id === null ? sql`true` : sql`id = ${id}::uuid`
  await selectRows(
    req,
    sql`WITH stopped AS (
          UPDATE saved_searches SET paused_at = now(), updated_at = now()
          WHERE ${isOwn(owner)} AND ${which} AND paused_at IS NULL RETURNING id)
        DELETE FROM alert_hits USING stopped WHERE search_id = stopped.id AND mail_id IS NULL`,
  )
}

export const deleteSearch = async (req: PayloadRequest, owner: SearchOwner, id: string): Promise<void> => {
  await selectRows(req, sql`DELETE FROM saved_searches WHERE ${isOwn(owner)} AND id = ${id}::uuid`)
}

/** What was saved under an address belongs to the account that has proven it. */
export const joinSearches = async (req: PayloadRequest, { tenant, email, shopper }: SearchOwner): Promise<void> => {
  await selectRows(
    req,
    sql`UPDATE saved_searches SET shopper_id = ${shopper}::uuid WHERE tenant_id = ${tenant}::uuid AND email = ${email}
          AND shopper_id IS DISTINCT FROM ${shopper}::uuid`,
  )
}
