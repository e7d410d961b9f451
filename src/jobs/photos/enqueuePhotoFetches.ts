import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { tasks } from '../taskNames'
import { transactionSql } from '../queue/transactionSql'

/** Priority of checking a stored picture again: after all new ones. */
const RECHECK = 1000

/** Matches addresses on other servers. */
const REMOTE = '^https?://[^/]'

/** The listed cars; both statements begin with this. */
const LISTED = `
, listed AS MATERIALIZED (
  SELECT c.id, c.tenant_id, c.primary_image_url
  FROM asked JOIN cars c ON c.tenant_id = asked.tenant_id
    AND c.id IN (SELECT wanted.value::uuid FROM jsonb_array_elements_text(asked.cars) AS wanted(value))
), shown AS MATERIALIZED (
  SELECT i.id, i.image_url AS url, i._order, i.media_id, listed.tenant_id
  FROM listed JOIN cars_images i ON i._parent_id = listed.id LEFT JOIN media m ON m.id = i.media_id
  WHERE i.image_url ~* '${REMOTE}' AND i.is_video IS NOT TRUE AND (m.id IS NULL OR m.source = 'feed')
)`

/**
 * - alone: a car whose only photo is its main photo's address gets that as its list; otherwise it could not be shown.
 * - queued: addresses not fetched yet; those fetched more than a day ago are checked again (only changes are
 *   transferred); those given up more than a day ago are tried again.
 *
 * Known addresses are locked until the caller commits, even without a change: a fetch that ends at this moment waits,
 * and then sees the caller's photos.
 */
const QUEUE = `${LISTED}, alone AS (
  INSERT INTO cars_images (_order, _parent_id, id, image_url, image_thumb_url, is_video)
  SELECT 1, id, left(md5(id::text), 24), primary_image_url, primary_image_url, false FROM listed
  WHERE primary_image_url ~* '${REMOTE}' AND NOT EXISTS (SELECT FROM cars_images i WHERE i._parent_id = listed.id)
  ON CONFLICT DO NOTHING
  RETURNING image_url AS url, (SELECT tenant_id FROM asked) AS tenant_id
), queued AS (
  INSERT INTO photo_fetches AS f (tenant_id, url, host, priority)
  SELECT tenant_id, url, coalesce(left(lower(substring(url FROM '^[a-zA-Z]+://(?:[^/?#@]*@)?([^/?#]+)')), 255), ''), min(_order)
  FROM (SELECT tenant_id, url, _order FROM shown UNION ALL SELECT tenant_id, url, 1 FROM alone) AS wanted
  GROUP BY tenant_id, url ORDER BY md5(url)::uuid
  ON CONFLICT (tenant_id, url_key) DO UPDATE
    SET state = 'waiting', attempts = 0, due_at = now(), asked_at = now(),
        priority = CASE WHEN f.media_id IS NULL THEN excluded.priority ELSE ${RECHECK} END
    WHERE (f.state = 'done' AND f.media_id IS NULL)
       OR (f.state <> 'waiting' AND f.settled_at < now() - interval '1 day')
  RETURNING 1
)
SELECT CASE WHEN EXISTS (SELECT FROM queued) THEN
  wake_worker('${tasks.fetchPhotos}', '{}'::json, NULL, '${tasks.fetchPhotos}:' || asked.wake_key)
END FROM asked`

/**
 * Photos whose picture is stored show it at once; a photo whose address changed no longer shows the old picture. A
 * separate statement, because it must see what was fetched before the addresses were locked. An editor's upload is
 * never replaced.
 */
const SHOW_KNOWN = `${LISTED}
UPDATE cars_images i SET media_id = f.media_id
FROM shown LEFT JOIN photo_fetches f ON f.tenant_id = shown.tenant_id AND f.url_key = md5(shown.url)::uuid
WHERE i.id = shown.id AND shown.media_id IS DISTINCT FROM f.media_id`

const pgAsked = 'WITH asked AS (SELECT $1::uuid AS tenant_id, $2::jsonb AS cars, $3::text AS wake_key)'

/**
 * Queues the photos of some cars to be fetched (FEED-08), in the caller's transaction and without network access: two
 * statements for a whole batch of an import. Pictures already fetched for this dealership are shown at once.
 */
export const enqueuePhotoFetches = async (client: PoolClient, tenantId: string, carIds: string[]): Promise<void> => {
  if (carIds.length === 0) return
  const values = [tenantId, JSON.stringify(carIds), randomUUID()]
  await client.query(pgAsked + QUEUE, values)
  await client.query(pgAsked + SHOW_KNOWN, values)
}

/** The same for one car written through Payload, in the transaction of its request. */
export const enqueueCarPhotos = async (req: PayloadRequest, tenantId: string, carId: string): Promise<void> => {
  const cars = JSON.stringify([carId])
  const asked = sql`WITH asked AS (SELECT ${tenantId}::uuid AS tenant_id, ${cars}::jsonb AS cars, ${carId}::text AS wake_key)`
  await transactionSql(req, sql`${asked}${sql.raw(QUEUE)}`)
  await transactionSql(req, sql`${asked}${sql.raw(SHOW_KNOWN)}`)
}
