import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { tasks } from '../taskNames'
import { transactionSql } from '../transactionSql'

/** What only another server can show. */
const REMOTE = '^https?://[^/]'

/**
 * All of it in one statement, whatever the number of cars. Follows `WITH asked AS (tenant_id, cars, wake_key)`.
 *
 * alone:  a car whose only photo is its main photo's address has that as its list, or it could never be shown.
 * known:  photos whose picture we already have show it at once, and one whose address changed not the old one. A picture an editor uploaded is never replaced.
 * queued: addresses nobody fetched yet; those fetched more than a day ago are looked at again (only what changed is
 *         transferred); those given up more than a day ago get another chance.
 */
const STATEMENT = `
, listed AS MATERIALIZED (
  SELECT c.id, c.tenant_id, c.primary_image_url
  FROM asked JOIN cars c ON c.tenant_id = asked.tenant_id
    AND c.id IN (SELECT wanted.value::uuid FROM jsonb_array_elements_text(asked.cars) AS wanted(value))
), shown AS MATERIALIZED (
  SELECT i.id, i.image_url AS url, i._order, i.media_id, listed.tenant_id
  FROM listed JOIN cars_images i ON i._parent_id = listed.id LEFT JOIN media m ON m.id = i.media_id
  WHERE i.image_url ~* '${REMOTE}' AND i.is_video IS NOT TRUE AND (m.id IS NULL OR m.source = 'feed')
), known AS (
  UPDATE cars_images i SET media_id = f.media_id
  FROM shown LEFT JOIN photo_fetches f ON f.tenant_id = shown.tenant_id AND f.url_key = md5(shown.url)::uuid
  WHERE i.id = shown.id AND shown.media_id IS DISTINCT FROM f.media_id
), alone AS (
  INSERT INTO cars_images (_order, _parent_id, id, image_url, image_thumb_url, is_video, media_id)
  SELECT 1, listed.id, left(md5(listed.id::text), 24), primary_image_url, primary_image_url, false, f.media_id
  FROM listed
  LEFT JOIN photo_fetches f ON f.tenant_id = listed.tenant_id AND f.url_key = md5(primary_image_url)::uuid
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
        priority = CASE WHEN f.media_id IS NULL THEN excluded.priority ELSE 1000 END
    WHERE (f.state = 'done' AND f.media_id IS NULL)
       OR (f.state <> 'waiting' AND f.settled_at < now() - interval '1 day')
  RETURNING 1
)
SELECT CASE WHEN EXISTS (SELECT FROM queued) THEN
  wake_worker('${tasks.fetchPhotos}', '{}'::json, NULL, '${tasks.fetchPhotos}:' || asked.wake_key)
END FROM asked`

/**
 * Queues the photos of some cars to be fetched (FEED-08), in the caller's transaction and without any network: one
 * statement for a whole batch of an import. Pictures already fetched for this dealership are shown at once.
 */
export const enqueuePhotoFetches = async (client: PoolClient, tenantId: string, carIds: string[]): Promise<void> => {
  if (carIds.length === 0) return
  await client.query(
    `WITH asked AS (SELECT $1::uuid AS tenant_id, $2::jsonb AS cars, $3::text AS wake_key) ${STATEMENT}`,
    [tenantId, JSON.stringify(carIds), randomUUID()],
  )
}

/** The same for one car written through Payload, in the transaction of its request. */
export const enqueueCarPhotos = async (req: PayloadRequest, tenantId: string, carId: string): Promise<void> => {
  const cars = JSON.stringify([carId])
  await transactionSql(
    req,
    sql`WITH asked AS (SELECT ${tenantId}::uuid AS tenant_id, ${cars}::jsonb AS cars, ${carId}::text AS wake_key) ${sql.raw(STATEMENT)}`,
  )
}
