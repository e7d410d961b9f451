import type { Pool } from 'pg'
import { z } from 'zod'
import type { PhotoDeps } from './PhotoDeps'

const BATCH = 200

const columnRows = z.array(z.object({ tbl: z.string(), col: z.string() }))
const idRows = z.array(z.object({ id: z.string() }))

/**
 * Every column of the database that can refer to a picture, except our own records and earlier versions of cars:
 * pictures in pages, drafts, offers or any collection added later are in use.
 */
const usingColumns = async (pool: Pool) => {
  const { rows } = await pool.query(
    `SELECT format('%I', r.relname) AS tbl, format('%I', a.attname) AS col
     FROM pg_constraint k JOIN pg_class r ON r.oid = k.conrelid
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.confrelid = 'media'::regclass
       AND r.relname NOT IN ('photo_fetches', 'photo_unused') AND r.relname NOT LIKE '\\_cars\\_v%'
       AND r.relname NOT LIKE 'payload\\_%'`,
  )
  return columnRows.parse(rows)
}

const noteUnused = async (pool: Pool): Promise<void> => {
  const columns = await usingColumns(pool)
  const used = columns.map(({ tbl, col }) => `SELECT ${col} FROM ${tbl} WHERE ${col} IS NOT NULL`).join(' UNION ALL ')
  await pool.query(`DELETE FROM photo_unused WHERE media_id IN (${used})`)
  await pool.query(
    `INSERT INTO photo_unused (media_id) SELECT id FROM media
     WHERE source = 'feed' AND NOT EXISTS (SELECT FROM (${used}) AS used(media_id) WHERE used.media_id = media.id)
     ON CONFLICT DO NOTHING`,
  )
}

/**
 * Nightly: fetched pictures that nothing has shown for `days` are removed with their files (FEED-08), and addresses no
 * car has had for a month are forgotten. Returns how many pictures went.
 */
export const cleanupPhotos = async ({ pool, payload, log }: PhotoDeps, days: number): Promise<number> => {
  await noteUnused(pool)
  const { rows } = await pool.query(
    `SELECT media_id::text AS id FROM photo_unused WHERE since <= now() - $1::float8 * interval '1 day' ORDER BY since`,
    [days],
  )
  const ids = idRows.parse(rows).map(({ id }) => id)
  let removed = 0
  for (let start = 0; start < ids.length; start += BATCH) {
    const { docs, errors } = await payload.delete({
      collection: 'media',
      depth: 0,
      overrideAccess: true,
      where: { id: { in: ids.slice(start, start + BATCH) } },
    })
    removed += docs.length
    for (const { id, message } of errors) log.warn(`The unused photo ${id} could not be removed: ${message}`)
  }
  await pool.query(
    `DELETE FROM photo_fetches f WHERE state <> 'waiting' AND asked_at < now() - interval '30 days'
       AND NOT EXISTS (SELECT FROM cars_images i JOIN cars c ON c.id = i._parent_id
                       WHERE i.image_url = f.url AND c.tenant_id = f.tenant_id)`,
  )
  await pool.query("DELETE FROM photo_hosts WHERE wait_until < now() - interval '1 day'")
  return removed
}
