import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { PhotoVersion } from '@/src/services/photos/photoFetcher'
import { inTransaction } from '../inTransaction'

/** Tries before an address is given up; a feed that sends it again a day later gives it another chance. */
export const MAX_ATTEMPTS = 5
/** A claim of a process that died is free again after this; far longer than the longest fetch. */
const LEASE_SECONDS = 120
const PER_HOST = 2
/** Any fixed number: claims are made one at a time, so that hosts are counted right over all processes. */
const CLAIM_LOCK = 7_120_047

/** An address taken by this process to be fetched. */
export interface PhotoClaim {
  id: string
  tenantId: string
  url: string
  host: string
  /** This one included. */
  attempts: number
  mediaId: string | null
  version: PhotoVersion
}

const claimRows = z.array(
  z.object({
    id: z.string(),
    tenant_id: z.string(),
    url: z.string(),
    host: z.string(),
    attempts: z.number(),
    media_id: z.string().nullable(),
    etag: z.string().nullable(),
    last_modified: z.string().nullable(),
  }),
)

/**
 * Hosts and dealerships are read by index, not counted, so a claim costs the same with a hundred thousand waiting. At
 * most two fetches per host at a time; dealerships on one host alternate; main photos come before the others.
 */
const CLAIM = `
WITH RECURSIVE pairs AS (
  (SELECT host, tenant_id FROM photo_fetches WHERE state = 'waiting' ORDER BY host, tenant_id LIMIT 1)
  UNION ALL
  SELECT next.host, next.tenant_id FROM pairs CROSS JOIN LATERAL (
    SELECT host, tenant_id FROM photo_fetches f
    WHERE state = 'waiting' AND (f.host, f.tenant_id) > (pairs.host, pairs.tenant_id)
    ORDER BY host, tenant_id LIMIT 1) AS next
), busy AS (
  SELECT host, count(*) AS claims FROM photo_fetches WHERE state = 'waiting' AND claimed_until > now() GROUP BY host
), ready AS (
  SELECT f.id, f.priority, pairs.host,
         row_number() OVER (PARTITION BY pairs.host ORDER BY f.turn, f.priority, random()) AS place
  FROM pairs CROSS JOIN LATERAL (
    SELECT id, priority, row_number() OVER (ORDER BY priority, id) AS turn FROM photo_fetches w
    WHERE state = 'waiting' AND w.host = pairs.host AND w.tenant_id = pairs.tenant_id AND due_at <= now()
      AND (claimed_until IS NULL OR claimed_until <= now())
    ORDER BY priority, id LIMIT ${PER_HOST}) AS f
  WHERE NOT EXISTS (SELECT FROM photo_hosts h WHERE h.host = pairs.host AND h.wait_until > now())
), chosen AS (
  SELECT ready.id FROM ready LEFT JOIN busy ON busy.host = ready.host
  WHERE place <= ${PER_HOST} - coalesce(busy.claims, 0)
  ORDER BY priority, random() LIMIT $1
)
UPDATE photo_fetches f
SET claimed_until = now() + interval '${LEASE_SECONDS} seconds', attempts = f.attempts + 1
FROM chosen WHERE f.id = chosen.id
RETURNING f.id::text, f.tenant_id::text, f.url, f.host, f.attempts, f.media_id::text, f.etag, f.last_modified`

/** Takes up to `limit` due addresses for this process. A photo that ended its process five times is given up. */
export const claimPhotos = (pool: Pool, limit: number): Promise<PhotoClaim[]> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [CLAIM_LOCK])
    await client.query(
      `UPDATE photo_fetches SET state = 'dead', settled_at = now(), claimed_until = NULL,
         last_error = 'Each try ended before it had a result.'
       WHERE state = 'waiting' AND attempts >= $1 AND claimed_until <= now()`,
      [MAX_ATTEMPTS],
    )
    const { rows } = await client.query(CLAIM, [limit])
    return claimRows.parse(rows).map((row) => ({
      id: row.id,
      tenantId: row.tenant_id,
      url: row.url,
      host: row.host,
      attempts: row.attempts,
      mediaId: row.media_id,
      version: { etag: row.etag, lastModified: row.last_modified },
    }))
  })

/** The address has its picture. */
export const settleDone = async (
  client: PoolClient,
  id: string,
  mediaId: string,
  version: PhotoVersion,
): Promise<void> => {
  await client.query(
    `UPDATE photo_fetches SET state = 'done', media_id = $2, etag = $3, last_modified = $4, attempts = 0,
       last_error = NULL, claimed_until = NULL, settled_at = now() WHERE id = $1`,
    [id, mediaId, version.etag, version.lastModified],
  )
}

/** No more tries. A picture we had of the address stays. */
export const settleDead = async (pool: Pool, id: string, reason: string): Promise<void> => {
  await pool.query(
    `UPDATE photo_fetches SET state = 'dead', last_error = $2, claimed_until = NULL, settled_at = now() WHERE id = $1`,
    [id, reason.slice(0, 500)],
  )
}

/** Another try after `waitMs`. `counted` false: this one was not the address's fault and does not count. */
export const settleLater = async (
  pool: Pool,
  id: string,
  { reason, waitMs, counted }: { reason: string; waitMs: number; counted: boolean },
): Promise<void> => {
  await pool.query(
    `UPDATE photo_fetches SET last_error = $2, claimed_until = NULL, due_at = now() + $3::float8 * interval '1 ms',
       attempts = attempts - $4 WHERE id = $1`,
    [id, reason.slice(0, 500), waitMs, counted ? 0 : 1],
  )
}

/** Pauses a host: for as long as it asked, else twice as long with each failure, ten minutes at most. */
export const restHost = async (pool: Pool, host: string, reason: string, askedMs: number | null): Promise<void> => {
  await pool.query(
    `INSERT INTO photo_hosts AS h (host, wait_until, failures, reason)
     VALUES ($1, now() + coalesce($3::float8, 5000) * interval '1 ms', 1, $2)
     ON CONFLICT (host) DO UPDATE SET failures = h.failures + 1, reason = excluded.reason,
       wait_until = greatest(h.wait_until,
         now() + coalesce($3::float8, least(5000 * power(2, least(h.failures, 10)), 600000)) * interval '1 ms')`,
    [host, reason.slice(0, 500), askedMs],
  )
}

/** Ends the pause of a host that answered. */
export const trustHost = async (pool: Pool, host: string): Promise<void> => {
  await pool.query('DELETE FROM photo_hosts WHERE host = $1', [host])
}

/** When the next waiting address is due; null when none waits. */
export const nextPhotoAt = async (pool: Pool): Promise<Date | null> => {
  const { rows } = await pool.query(
    `SELECT min(greatest(f.due_at, f.claimed_until, h.wait_until)) AS at
     FROM photo_fetches f LEFT JOIN photo_hosts h ON h.host = f.host WHERE f.state = 'waiting'`,
  )
  return z.array(z.object({ at: z.date().nullable() })).parse(rows)[0]?.at ?? null
}
