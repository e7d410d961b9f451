import type { ClientBase } from 'pg'
import { z } from 'zod'
import { carColumns, type CarValues } from '@/src/domain/feeds/plan/carColumns'
import { type CarLists, carPhotoSchema, textLists, videoLists } from '@/src/domain/feeds/plan/carLists'
import type { StoredCar } from '@/src/domain/feeds/plan/mergeCar'
import type { KnownItem, UnownedCar } from '@/src/domain/feeds/plan/planBatch'

const itemRows = z.array(
  z.object({ feed_key: z.string(), car_id: z.string(), hash: z.string().nullable(), missing: z.boolean() }),
)

/** The items that a client's feed owns under these keys. */
export const readItems = async (
  client: ClientBase,
  clientId: string,
  keys: readonly string[],
): Promise<Map<string, KnownItem>> => {
  const { rows } = await client.query(
    `SELECT feed_key, car_id, hash, missing_no IS NOT NULL AS missing FROM feed_items
     WHERE client_id = $1 AND feed_key = ANY($2::text[])`,
    [clientId, keys],
  )
  return new Map(
    itemRows.parse(rows).map(({ feed_key, car_id, hash, missing }) => [feed_key, { carId: car_id, hash, missing }]),
  )
}

const idRows = z.array(z.object({ id: z.string() }))

const unownedRows = z.array(
  z.object({
    carId: z.string(),
    stocknum: z.string().nullable(),
    vin: z.string().nullable(),
    status: z.string(),
    feedKey: z.string().nullable(),
    missing: z.boolean(),
  }),
)

const upper = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text === null ? [] : [text.toUpperCase()]))),
]

/**
 * Cars of a dealership that no active feed supplies, with one of these numbers, or without any but under one of these
 * keys. Cars for sale first, then the oldest.
 */
export const readUnowned = async (
  client: ClientBase,
  tenantId: string,
  wanted: readonly { key: string; stocknum: string | null; vin: string | null }[],
): Promise<UnownedCar[]> => {
  const stocknums = upper(wanted.map(({ stocknum }) => stocknum))
  const vins = upper(wanted.map(({ vin }) => vin))
  const keys = wanted.filter(({ stocknum, vin }) => stocknum === null && vin === null).map(({ key }) => key)
  if (stocknums.length + vins.length + keys.length === 0) return []
  // Most batches find none, so the owners are looked up only for the cars found.
  const found = await client.query(
    `SELECT id FROM cars WHERE tenant_id = $1 AND upper(stocknum) = ANY($2::text[])
     UNION SELECT id FROM cars WHERE tenant_id = $1 AND upper(vin) = ANY($3::text[])
     UNION SELECT car_id FROM feed_items WHERE feed_key = ANY($4::text[]) AND client_id IN
       (SELECT id FROM feed_clients WHERE tenant_id = $1 AND NOT coalesce(active, false))`,
    [tenantId, stocknums, vins, keys],
  )
  if (found.rows.length === 0) return []
  const { rows } = await client.query(
    `SELECT cars.id AS "carId", stocknum, vin, status, item.feed_key AS "feedKey",
            item.missing_no IS NOT NULL AS missing
     FROM cars LEFT JOIN feed_items AS item ON item.car_id = cars.id
       LEFT JOIN feed_clients AS owner ON owner.id = item.client_id
     WHERE cars.id = ANY($1::uuid[]) AND (item.car_id IS NULL OR NOT coalesce(owner.active, false))
     ORDER BY status IN ('sold', 'archived'), cars.created_at, cars.id`,
    [idRows.parse(found.rows).map(({ id }) => id)],
  )
  return unownedRows.parse(rows)
}

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const carRows = z.array(z.object({ car: z.looseObject({ id: z.string(), feed_locks: z.unknown() }) }))
const photoRows = z.array(carPhotoSchema.extend({ parent: z.string() }))
const textRows = z.array(z.object({ parent: z.string(), path: z.enum(textLists), value: z.string().nullable() }))
const videoRows = z.array(z.object({ parent: z.string(), path: z.enum(videoLists), value: z.string().nullable() }))

const columnList = carColumns.map(({ column }) => `"${column}"`).join(', ')

const valuesOf = (row: Record<string, unknown>): CarValues => {
  const values: CarValues = {}
  for (const { column } of carColumns) values[column] = cell.catch(null).parse(row[column])
  return values
}

const emptyLists = (): CarLists & { images: NonNullable<CarLists['images']> } => ({ images: [], texts: {}, videos: {} })

const readLists = async (client: ClientBase, ids: readonly string[]): Promise<Map<string, CarLists>> => {
  const lists = new Map(ids.map((id) => [id, emptyLists()]))
  const images = await client.query(
    `SELECT _parent_id AS parent, media_id AS "mediaId", image_url AS url, image_thumb_url AS thumb,
            coalesce(is_video, false) AS "isVideo"
     FROM cars_images WHERE _parent_id = ANY($1::uuid[]) ORDER BY _parent_id, _order`,
    [ids],
  )
  for (const { parent, ...photo } of photoRows.parse(images.rows)) lists.get(parent)?.images.push(photo)
  const texts = await client.query(
    `SELECT parent_id AS parent, path, "text" AS value FROM cars_texts
     WHERE parent_id = ANY($1::uuid[]) AND path = ANY($2::text[]) ORDER BY parent_id, path, "order"`,
    [ids, textLists],
  )
  for (const { parent, path, value } of textRows.parse(texts.rows)) {
    const list = lists.get(parent)
    if (list) (list.texts[path] ??= []).push(value ?? '')
  }
  const videos = await client.query(
    `SELECT _parent_id AS parent, 'videos' AS path, video_url AS value, _order FROM cars_videos WHERE _parent_id = ANY($1::uuid[])
     UNION ALL
     SELECT _parent_id, 'walkaround_videos', video_url, _order FROM cars_walkaround_videos WHERE _parent_id = ANY($1::uuid[])
     ORDER BY 1, 2, 4`,
    [ids],
  )
  for (const { parent, path, value } of videoRows.parse(videos.rows)) {
    const list = lists.get(parent)
    if (list) (list.videos[path] ??= []).push(value ?? '')
  }
  return lists
}

/**
 * Stored cars by id. With `lock` they cannot change until the transaction ends: an earlier edit is seen, a concurrent
 * one waits. Deleted cars are absent.
 */
export const readStoredCars = async (
  client: ClientBase,
  ids: readonly string[],
  lock: boolean,
): Promise<Map<string, StoredCar>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query(
    `SELECT row_to_json(stored) AS car FROM
       (SELECT id, feed_locks, ${columnList} FROM cars WHERE id = ANY($1::uuid[]) ORDER BY id ${lock ? 'FOR UPDATE' : ''}) AS stored`,
    [ids],
  )
  const lists = await readLists(client, ids)
  return new Map(
    carRows.parse(rows).map(({ car }) => {
      const locks = z.array(z.string()).catch([]).parse(car.feed_locks)
      return [car.id, { values: valuesOf(car), lists: lists.get(car.id) ?? emptyLists(), locks }]
    }),
  )
}
