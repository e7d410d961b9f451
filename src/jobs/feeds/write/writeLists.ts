import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'
import { type CarLists, type CarPhoto, textLists, videoLists } from '@/src/domain/feeds/plan/carLists'
import type { MergedCar } from '@/src/domain/feeds/plan/mergeCar'
import { columnArrays, type InsertColumn } from './columnArrays'

export interface ListsWrite {
  id: string
  lists: CarLists
  changed: MergedCar['changedLists']
}

/** Ids of list rows are 24 hex digits, as Payload makes them. */
const rowIds = (): (() => string) => {
  const start = randomBytes(8).toString('hex')
  let count = 0
  return () => start + (count++).toString(16).padStart(8, '0')
}

interface Entry {
  parent: string
  order: number
}
const parent: InsertColumn<Entry> = { name: '_parent_id', type: 'uuid', of: (row) => row.parent }
const order: InsertColumn<Entry> = { name: '_order', type: 'int', of: (row) => row.order }

const insert = async <Row>(client: ClientBase, table: string, rows: Row[], columns: InsertColumn<Row>[]) => {
  if (rows.length === 0) return
  const { names, from, values } = columnArrays(rows, columns)
  await client.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM ${from}`, values)
}

const writeImages = async (client: ClientBase, cars: readonly ListsWrite[], nextId: () => string): Promise<void> => {
  const rows = cars.flatMap(({ id, lists }) =>
    (lists.images ?? []).map((photo, index) => ({ parent: id, order: index + 1, id: nextId(), ...photo })),
  )
  await insert<Entry & CarPhoto & { id: string }>(client, 'cars_images', rows, [
    parent,
    order,
    { name: 'id', type: 'varchar', of: (row) => row.id },
    { name: 'media_id', type: 'uuid', of: (row) => row.mediaId },
    { name: 'image_url', type: 'varchar', of: (row) => row.url },
    { name: 'image_thumb_url', type: 'varchar', of: (row) => row.thumb },
    { name: 'is_video', type: 'boolean', of: (row) => row.isVideo },
  ])
}

const writeVideos = async (
  client: ClientBase,
  table: string,
  rows: (Entry & { url: string })[],
  nextId: () => string,
) =>
  insert(
    client,
    table,
    rows.map((row) => ({ ...row, id: nextId() })),
    [
      parent,
      order,
      { name: 'id', type: 'varchar', of: (row) => row.id },
      { name: 'video_url', type: 'varchar', of: (row) => row.url },
    ],
  )

const writeTexts = async (client: ClientBase, cars: readonly ListsWrite[]): Promise<void> => {
  const rows = cars.flatMap(({ id, lists, changed }) =>
    textLists.flatMap((path) =>
      changed.includes(path)
        ? (lists.texts[path] ?? []).map((text, index) => ({ parent: id, order: index + 1, path, text }))
        : [],
    ),
  )
  await insert<Entry & { path: string; text: string }>(client, 'cars_texts', rows, [
    { name: 'parent_id', type: 'uuid', of: (row) => row.parent },
    { name: 'order', type: 'int', of: (row) => row.order },
    { name: 'path', type: 'varchar', of: (row) => row.path },
    { name: 'text', type: 'varchar', of: (row) => row.text },
  ])
}

const tables = { videos: 'cars_videos', walkaround_videos: 'cars_walkaround_videos' } as const

/**
 * Replaces the lists of cars that changed: photos, features, thumbnails, spin frames, videos.
 *
 * @param fresh the cars are new and have no rows yet
 */
export const writeLists = async (client: ClientBase, cars: readonly ListsWrite[], fresh: boolean): Promise<void> => {
  const nextId = rowIds()
  const withImages = cars.filter(({ changed }) => changed.includes('images'))
  const ids = (list: readonly ListsWrite[]) => list.map(({ id }) => id)
  if (!fresh && withImages.length > 0) {
    await client.query('DELETE FROM cars_images WHERE _parent_id = ANY($1::uuid[])', [ids(withImages)])
  }
  await writeImages(client, withImages, nextId)
  const texts = cars.flatMap(({ id, changed }) =>
    textLists.filter((path) => changed.includes(path)).map((path) => ({ id, path })),
  )
  if (!fresh && texts.length > 0) {
    await client.query(
      `DELETE FROM cars_texts USING unnest($1::uuid[], $2::text[]) AS gone(id, path)
       WHERE cars_texts.parent_id = gone.id AND cars_texts.path = gone.path`,
      [texts.map(({ id }) => id), texts.map(({ path }) => path)],
    )
  }
  await writeTexts(client, cars)
  for (const path of videoLists) {
    const changed = cars.filter((car) => car.changed.includes(path))
    if (!fresh && changed.length > 0) {
      await client.query(`DELETE FROM ${tables[path]} WHERE _parent_id = ANY($1::uuid[])`, [ids(changed)])
    }
    const rows = changed.flatMap(({ id, lists }) =>
      (lists.videos[path] ?? []).map((url, index) => ({ parent: id, order: index + 1, url })),
    )
    await writeVideos(client, tables[path], rows, nextId)
  }
}
