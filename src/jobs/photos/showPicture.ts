import type { Pool } from 'pg'
import type { PhotoVersion } from '@/src/services/photos/photoFetcher'
import { inTransaction } from '../inTransaction'
import { type PhotoClaim, settleDone } from './photoQueue'

/** Cars whose photos arrive together are indexed together. */
export const GATHER_MS = 5000

/**
 * Shows a picture on every car of the dealership that has its address, and queues those cars for the search index and
 * their pages. The order stays the feed's: only the entry's picture is filled in. An editor's upload is never replaced.
 *
 * The address is settled first, which waits for imports that are writing photos with this address, so that their rows
 * are seen. Returns the number of changed cars.
 */
export const showPicture = (
  pool: Pool,
  claim: Pick<PhotoClaim, 'id' | 'tenantId' | 'url'>,
  mediaId: string,
  version: PhotoVersion,
): Promise<number> =>
  inTransaction(pool, async (client) => {
    await settleDone(client, claim.id, mediaId, version)
    const { rowCount } = await client.query(
      `WITH filled AS (
         UPDATE cars_images i SET media_id = $1
         FROM cars c
         WHERE i._parent_id = c.id AND c.tenant_id = $2 AND i.image_url = $3 AND i.is_video IS NOT TRUE
           AND i.media_id IS DISTINCT FROM $1
           AND (i.media_id IS NULL OR EXISTS (SELECT FROM media m WHERE m.id = i.media_id AND m.source = 'feed'))
         RETURNING i._parent_id AS car_id
       )
       INSERT INTO stock_changes (car_id, tenant_id, reason, retry_at)
       SELECT DISTINCT car_id, $2::uuid, 'photos', now() + $4::float8 * interval '1 ms' FROM filled`,
      [mediaId, claim.tenantId, claim.url, GATHER_MS],
    )
    return rowCount ?? 0
  })
