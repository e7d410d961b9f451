import { readdirSync } from 'node:fs'
import type { PhotoDeps } from '@/src/jobs/photos/PhotoDeps'
import { testPayload } from '../setup/testPayload'
import { photoServer } from './photoServer'

/** The platform with two dealerships, a server of photos, and everything to fetch them with. */
export const photoWorld = async () => {
  const server = await photoServer()
  process.env.PHOTO_FETCH_ALLOW = server.host
  const platform = await testPayload()
  const { payload } = platform
  const { workerPool } = await import('@/src/jobs/worker/workerPool')
  const { photoDepsFor } = await import('@/src/jobs/photos/photoTasks')
  const { drainPhotoFetches } = await import('@/src/jobs/photos/drainPhotoFetches')
  const pool = workerPool(platform.databaseUrl, 8)
  const errors: string[] = []
  const log = { warn: () => undefined, error: (message: string) => void errors.push(message) }
  const deps: PhotoDeps = { ...photoDepsFor(payload, pool), log }
  const tenant = async (slug: string) =>
    (await payload.create({ collection: 'tenants', data: { name: slug, slug, template: 'default', websiteId: slug } }))
      .id
  const [harbour, coast] = [await tenant('harbour-city'), await tenant('coast')]

  const rows = async <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await pool.query(sql, values)).rows

  return {
    server,
    payload,
    pool,
    deps,
    errors,
    harbour,
    coast,
    rows,
    drain: () => drainPhotoFetches(deps),
    addCar: (urls: string[], owner = harbour, changes: Record<string, unknown> = {}) =>
      payload.create({
        collection: 'cars',
        data: {
          tenant: owner,
          car_type: 'used',
          item_type: 'car',
          status: 'in_stock',
          make: 'Toyota',
          model: 'Corolla',
          year: 2022,
          price: 25_990,
          show_on_dealer_website: true,
          images: urls.map((url) => ({ image: { url } })),
          ...changes,
        },
      }),
    fetches: () =>
      rows<{ url: string; state: string; attempts: number; last_error: string | null; due: number }>(
        `SELECT url, state, attempts, last_error, round(extract(epoch FROM due_at - now()))::int AS due
         FROM photo_fetches ORDER BY id`,
      ),
    /** Path of each photo of a car in order, and whether its picture is there. */
    shownPaths: async (carId: string) => {
      const list = await rows<{ url: string; hash: string | null }>(
        `SELECT i.image_url AS url, m.content_hash AS hash FROM cars_images i LEFT JOIN media m ON m.id = i.media_id
         WHERE i._parent_id = $1 ORDER BY i._order`,
        [carId],
      )
      return list.map(({ url, hash }) => `${new URL(url).pathname} ${hash === null ? 'waits' : 'shown'}`)
    },
    dueNow: () => pool.query('UPDATE photo_fetches SET due_at = now(); DELETE FROM photo_hosts'),
    mediaFolder: `${process.env.DATA_DIR}/media`,
    mediaFiles: () => readdirSync(`${process.env.DATA_DIR}/media`),
    empty: async () => {
      for (const name of ['cars', 'photo_fetches', 'photo_hosts', 'stock_changes', 'photo_unused', 'media'])
        await pool.query(`DELETE FROM ${name}`)
      server.asked.length = 0
      errors.length = 0
    },
    destroy: async () => {
      await deps.fetcher.close()
      await pool.end()
      await platform.destroy()
      await server.stop()
    },
  }
}

export type PhotoWorld = Awaited<ReturnType<typeof photoWorld>>
