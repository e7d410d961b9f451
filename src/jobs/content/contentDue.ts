import type { Pool } from 'pg'
import { z } from 'zod'
import { tagsFor } from '@/src/domain/cache/tags'
import type { SyncDeps } from '../index/SyncDeps'
import { readSyncState, writeSyncState } from '../index/syncState'

const STATE = 'content-time'
const stateSchema = z.object({ lookedAt: z.iso.datetime() })
const rowsSchema = z.array(z.object({ collection: z.string(), tenant_id: z.string() }))

/** The longest stretch looked back over: after a longer rest, cached pages are older than an hour anyway. */
const LOOK_BACK_MS = 7 * 86_400_000

/** Content that is shown between two dates of its own, and its table. */
const timed = { offers: 'offers', 'promo-cards': 'promo_cards', 'picture-overlays': 'picture_overlays' }

const CROSSING = Object.entries(timed)
  .map(
    ([collection, table]) =>
      `SELECT DISTINCT '${collection}' AS collection, tenant_id::text FROM ${table}
       WHERE _status = 'published' AND deleted_at IS NULL
         AND ((start > $1 AND start <= $2) OR (expiry > $1 AND expiry <= $2))`,
  )
  .join(' UNION ALL ')

/** Legal texts whose wordings take effect between two moments. */
const LEGAL_CROSSING = `SELECT 1 FROM legal_texts_wordings WHERE valid_from > $1 AND valid_from <= $2 LIMIT 1`

/**
 * Refreshes the pages of dealerships whose offers, promo cards or overlays began or ended since the last look (CON-23,
 * SRP-17, CMS-04): of those alone; all pages when a legal text takes effect (LAW-02). The first look only notes the time. Returns the tags it dropped.
 */
export const contentDue = async (
  { pool, revalidate }: Pick<SyncDeps, 'revalidate'> & { pool: Pool },
  now: Date,
): Promise<string[]> => {
  const state = await readSyncState(pool, STATE, stateSchema)
  const from = new Date(Math.max(Date.parse(state?.lookedAt ?? now.toISOString()), now.getTime() - LOOK_BACK_MS))
  const { rows } = await pool.query(CROSSING, [from, now])
  const { rowCount } = await pool.query(LEGAL_CROSSING, [from, now])
  const tags = rowsSchema.parse(rows).map(({ collection, tenant_id }) => tagsFor.content(tenant_id, collection))
  if (rowCount) tags.push(tagsFor.platform('legal-texts'))
  if (tags.length > 0) await revalidate(tags)
  // Stored last: a worker killed before this checks the same period again.
  if (!state || from <= now) await writeSyncState(pool, STATE, { lookedAt: now.toISOString() })
  return tags
}
