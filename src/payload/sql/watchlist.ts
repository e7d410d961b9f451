import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { WatchedCar } from '@/src/domain/shopper/account/watchlist'
import { selectRows } from './selectRows'
import { textColumn } from './textColumn'

const watched = z.object({
  id: z.string(),
  slug: textColumn,
  name: textColumn,
  make: textColumn,
  model: textColumn,
  savedPriceDollars: z.coerce
    .number()
    .nullable()
    .transform((value) => value || null),
  seenSold: z.boolean(),
})

const SOLD = sql`cars.status NOT IN ('in_stock', 'coming_soon')`

/** A shopper's saved cars, the last saved first. Those that are sold now are noted, to be told when they are back. */
export const watchedCars = async (req: PayloadRequest, shopper: string): Promise<WatchedCar[]> => {
  const rows = await selectRows(
    req,
    sql`SELECT cars.id::text, cars.slug, cars.name, cars.make, cars.model,
          saved_price_dollars AS "savedPriceDollars", coalesce(seen_sold, false) AS "seenSold",
          ${SOLD} AND NOT coalesce(seen_sold, false) AS "newlySold"
        FROM watchlist_entries JOIN cars ON cars.id = car_id WHERE shopper_id = ${shopper}::uuid
        ORDER BY watchlist_entries.created_at DESC, watchlist_entries.id`,
  )
  if (rows.some(({ newlySold }) => newlySold === true))
    await selectRows(
      req,
      sql`UPDATE watchlist_entries SET seen_sold = true FROM cars
          WHERE cars.id = car_id AND shopper_id = ${shopper}::uuid AND ${SOLD}`,
    )
  return watched.array().parse(rows)
}

/** The id behind a shopper's shared link; made at the first call. */
export const shareOf = async (req: PayloadRequest, tenant: string, shopper: string): Promise<string> => {
  await selectRows(
    req,
    sql`INSERT INTO watchlist_shares (tenant_id, shopper_id) VALUES (${tenant}::uuid, ${shopper}::uuid)
        ON CONFLICT DO NOTHING`,
  )
  return (await findShare(req, shopper)) ?? ''
}

/** The id behind a shopper's shared link; null when nothing is shared. */
export const findShare = async (req: PayloadRequest, shopper: string): Promise<string | null> => {
  const [row] = await selectRows(req, sql`SELECT id::text FROM watchlist_shares WHERE shopper_id = ${shopper}::uuid`)
  return row ? String(row.id) : null
}

/** Takes the link back: a later one is another. */
export const endShare = async (req: PayloadRequest, shopper: string): Promise<void> => {
  await selectRows(req, sql`DELETE FROM watchlist_shares WHERE shopper_id = ${shopper}::uuid`)
}

/** Whose list a shared link of this site shows; null when it is none, or was taken back. */
export const shopperOfShare = async (req: PayloadRequest, tenant: string, id: string): Promise<string | null> => {
  const [row] = await selectRows(
    req,
    sql`SELECT shopper_id::text FROM watchlist_shares WHERE id = ${id}::uuid AND tenant_id = ${tenant}::uuid`,
  )
  return row ? String(row.shopper_id) : null
}
