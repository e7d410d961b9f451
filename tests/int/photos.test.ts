import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { picture } from './photoServer'
import { photoWorld, type PhotoWorld } from './photoWorld'

let world: PhotoWorld

beforeAll(async () => {
  world = await photoWorld()
})
afterAll(() => world.destroy())
beforeEach(() => world.empty())

describe('photos of a car', () => {
  test('FEED-08 are fetched, stored as WebP in every size, and shown in the order of the feed', async () => {
    const { server, payload, pool, harbour, rows, drain, addCar, shownPaths, mediaFiles } = world
    for (const n of [1, 2, 3]) server.serve(`/${n}.jpg`, await picture(n, 900, 700))
    const car = await addCar(['/2.jpg', '/gone.jpg', '/1.jpg', '/3.jpg'].map(server.url))
    expect(await shownPaths(car.id)).toEqual(['/2.jpg waits', '/gone.jpg waits', '/1.jpg waits', '/3.jpg waits'])
    await pool.query('DELETE FROM stock_changes')
    expect(await drain()).toMatchObject({ shown: 3, later: 1 })
    expect(await shownPaths(car.id)).toEqual(['/2.jpg shown', '/gone.jpg waits', '/1.jpg shown', '/3.jpg shown'])
    const { docs } = await payload.find({ collection: 'media', depth: 0 })
    expect(docs).toHaveLength(3)
    for (const media of docs) {
      expect(media).toMatchObject({ source: 'feed', tenant: harbour, mimeType: 'image/webp', width: 900 })
      expect(media.alt).toBe('2022 Toyota Corolla')
      expect(media.blur).toMatch(/^data:image\/webp;base64,/)
      expect(media.sizes?.card).toMatchObject({ width: 800, height: 533, mimeType: 'image/webp' })
      expect(mediaFiles()).toEqual(expect.arrayContaining([media.filename, media.sizes?.thumb?.filename]))
    }
    const changes = await rows('SELECT DISTINCT car_id, tenant_id, reason FROM stock_changes')
    expect(changes).toEqual([{ car_id: car.id, tenant_id: harbour, reason: 'photos' }])
  })

  test('FEED-08 a car is on sale before its photos have arrived, and shows only pictures of ours', async () => {
    const { server, payload, harbour, drain, addCar } = world
    server.serve('/a.jpg', await picture(1))
    const car = await addCar([server.url('/a.jpg'), 'https://dead.invalid/b.jpg'])
    const { payloadStockReader } = await import('@/src/jobs/index/payloadStockReader')
    const document = async () => {
      const built = (await payloadStockReader(payload).read([car.id])).get(car.id)
      return built?.kind === 'document' ? built.document : null
    }
    expect(await document()).toMatchObject({ title: '2022 Toyota Corolla', images: [], photos_count: 0 })
    await drain()
    const now = await document()
    expect(now?.photos_count).toBe(1)
    expect(now?.images).toHaveLength(1)
    expect(now?.images[0]?.url).toMatch(
      /^\/api\/media\/file\/2022-toyota-corolla-[0-9a-f]{12}\.webp#blur=[A-Za-z0-9+/=]+$/,
    )
    await payload.update({
      collection: 'tenants',
      id: harbour,
      data: { settings: { 'feeds.showRemotePhotos': true } },
    })
    expect((await document())?.images.map(({ url }) => url)).toEqual([
      now?.images[0]?.url,
      'https://dead.invalid/b.jpg',
    ])
    await payload.update({ collection: 'tenants', id: harbour, data: { settings: {} } })
  })

  test('FEED-08 the page of a car shows the same, and its main photo is one of them', async () => {
    const { server, payload, drain, addCar } = world
    server.serve('/a.jpg', await picture(1))
    const { id, slug } = await addCar([server.url('/a.jpg'), 'https://dead.invalid/b.jpg'])
    const { toCar } = await import('@/src/data/cars/toCar')
    const page = async () =>
      toCar(
        await payload.findByID({
          collection: 'cars',
          id,
          depth: 1,
          populate: { tenants: { slug: true, template: true, settings: true } },
        }),
      )
    expect(await page()).toMatchObject({ slug, images: [], photos_count: 0, primary_image_url: null })
    await drain()
    const { images, photos_count, primary_image_url } = await page()
    expect(photos_count).toBe(1)
    expect(images.map(({ image }) => image?.url)).toEqual([primary_image_url])
    expect(primary_image_url).toMatch(/^\/api\/media\/file\//)
  })

  test('FEED-08 an upload of the dealership is never replaced; a main photo alone becomes the list', async () => {
    const { server, payload, harbour, rows, drain, addCar, fetches, shownPaths } = world
    server.serve('/a.jpg', await picture(1))
    const own = await payload.create({
      collection: 'media',
      data: { tenant: harbour, alt: 'Ours' },
      file: { data: await picture(9), mimetype: 'image/jpeg', name: 'ours.jpg', size: 1 },
    })
    const car = await addCar([], harbour, { images: [{ media: own.id, image: { url: server.url('/a.jpg') } }] })
    expect(await fetches()).toEqual([])
    const alone = await addCar([], harbour, { images: [], primary_image_url: server.url('/a.jpg') })
    expect(await drain()).toMatchObject({ shown: 1 })
    expect(await shownPaths(alone.id)).toEqual(['/a.jpg shown'])
    const [row] = await rows('SELECT media_id FROM cars_images WHERE _parent_id = $1', [car.id])
    expect(row?.media_id).toBe(own.id)
  })
})

describe('each picture once', () => {
  test('FEED-08 an address is fetched once for a dealership, equal files are stored once, dealerships apart', async () => {
    const { server, harbour, coast, rows, drain, addCar } = world
    const same = await picture(5)
    for (const path of ['/a.jpg', '/b.jpg', '/c.jpg']) server.serve(path, same)
    await addCar([server.url('/a.jpg'), server.url('/b.jpg')])
    await addCar([server.url('/a.jpg'), server.url('/c.jpg')])
    await addCar([server.url('/a.jpg')], coast)
    expect(await drain()).toMatchObject({ shown: 4 })
    expect(server.asked.sort()).toEqual(['/a.jpg', '/a.jpg', '/b.jpg', '/c.jpg'])
    const stored = await rows('SELECT tenant_id, count(*)::int AS n FROM media GROUP BY 1 ORDER BY n')
    expect(stored.map(({ tenant_id, n }) => [tenant_id, n]).sort()).toEqual(
      [
        [harbour, 1],
        [coast, 1],
      ].sort(),
    )
    expect(await rows('SELECT FROM cars_images WHERE media_id IS NULL')).toHaveLength(0)
  })

  test('FEED-08 what is known already shows at once, without a question', async () => {
    const { server, drain, addCar, shownPaths } = world
    server.serve('/a.jpg', await picture(1))
    await addCar([server.url('/a.jpg')])
    await drain()
    const next = await addCar([server.url('/a.jpg')])
    expect(await shownPaths(next.id)).toEqual(['/a.jpg shown'])
    expect(await drain()).toMatchObject({ shown: 0 })
    expect(server.asked).toEqual(['/a.jpg'])
  })

  test('FEED-08 an address sent again a day later is looked at, and transferred only when it changed', async () => {
    const { server, payload, pool, rows, drain, addCar } = world
    server.serve('/a.jpg', await picture(1), { etag: '"1"' })
    const car = await addCar([server.url('/a.jpg')])
    await drain()
    const yesterday = () => pool.query("UPDATE photo_fetches SET settled_at = now() - interval '25 hours'")
    const touch = () => payload.update({ collection: 'cars', id: car.id, data: { price: 20_000 } })
    await touch()
    expect(await drain()).toMatchObject({ shown: 0, unchanged: 0 })
    await yesterday()
    await touch()
    expect(await drain()).toMatchObject({ shown: 0, unchanged: 1 })
    await yesterday()
    server.serve('/a.jpg', await picture(2), { etag: '"2"' })
    const [before] = await rows('SELECT media_id FROM cars_images')
    await touch()
    expect(await drain()).toMatchObject({ shown: 1 })
    const [after] = await rows('SELECT media_id FROM cars_images')
    expect(after?.media_id).not.toBe(before?.media_id)
  })

  test('FEED-08 a photo whose address is changed does not go on showing the old picture', async () => {
    const { server, payload, drain, addCar, shownPaths } = world
    server.serve('/a.jpg', await picture(1))
    const car = await addCar([server.url('/a.jpg')])
    await drain()
    const { images } = await payload.findByID({ collection: 'cars', id: car.id, depth: 0 })
    const moved = (images ?? []).map((entry) => ({ ...entry, image: { url: server.url('/none.jpg') } }))
    await payload.update({ collection: 'cars', id: car.id, data: { images: moved } })
    expect(await shownPaths(car.id)).toEqual(['/none.jpg waits'])
  })

  test('FEED-08 an import that ends while its photo arrives loses nothing', async () => {
    const { server, pool, harbour, rows, drain, addCar, shownPaths } = world
    server.serve('/a.jpg', await picture(1))
    await addCar([server.url('/a.jpg')])
    const { enqueuePhotoFetches } = await import('@/src/jobs/photos/enqueuePhotoFetches')
    const other = await addCar([])
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query("INSERT INTO cars_images (_order, _parent_id, id, image_url) VALUES (1, $1, 'late', $2)", [
      other.id,
      server.url('/a.jpg'),
    ])
    await enqueuePhotoFetches(client, harbour, [other.id])
    const draining = drain()
    const waits = async (): Promise<void> => {
      const locked = await rows(
        "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      )
      if (locked.length === 0) await waits()
    }
    await waits()
    await client.query('COMMIT')
    client.release()
    await draining
    expect(await shownPaths(other.id)).toEqual(['/a.jpg shown'])
  })
})
