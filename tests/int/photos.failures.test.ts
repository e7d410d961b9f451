import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { picture } from './photoServer'
import { photoWorld, type PhotoWorld } from './photoWorld'

let world: PhotoWorld

/** A small disk of its own needs the right to mount one; without it the test of a full disk is skipped, and says so. */
const mayMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' })
    execFileSync('umount', [folder], { stdio: 'pipe' })
    return true
  } catch {
    process.stderr.write('No right to mount a small disk here: the test of a full disk is skipped.\n')
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})()

beforeAll(async () => {
  world = await photoWorld()
})
afterAll(() => world.destroy())
beforeEach(() => world.empty())

describe('an address that gives no picture', () => {
  test('FEED-08 is tried five times with growing waits, then given up with the reason; the car stays', async () => {
    const { server, payload, pool, drain, addCar, fetches, shownPaths, dueNow } = world
    server.status('/a.jpg', 404)
    const car = await addCar([server.url('/a.jpg')])
    const waits: number[] = []
    for (let n = 1; n < 5; n += 1) {
      expect(await drain()).toMatchObject({ later: 1 })
      expect(await drain()).toMatchObject({ later: 0 })
      waits.push((await fetches())[0]?.due ?? 0)
      await dueNow()
    }
    expect(waits).toEqual([60, 600, 3600, 21_600])
    expect(await drain()).toMatchObject({ dead: 1 })
    expect((await fetches())[0]).toMatchObject({ state: 'dead', last_error: 'There is no photo at the address (404).' })
    expect(server.asked).toHaveLength(5)
    expect(await payload.findByID({ collection: 'cars', id: car.id })).toMatchObject({
      status: 'in_stock',
      price: 25_990,
    })
    await pool.query("UPDATE photo_fetches SET settled_at = now() - interval '25 hours'")
    server.serve('/a.jpg', await picture(1))
    await payload.update({ collection: 'cars', id: car.id, data: { price: 20_000 } })
    expect(await drain()).toMatchObject({ shown: 1 })
    expect(await shownPaths(car.id)).toEqual(['/a.jpg shown'])
  })

  test('FEED-08 private addresses, other files and bombs are given up or tried later, each with its reason', async () => {
    const { server, payload, rows, drain, addCar, fetches, dueNow } = world
    server.answer('/away.jpg', (_q, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
    server.answer(
      '/page.jpg',
      (_q, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>'),
    )
    const urls = ['http://169.254.169.254/latest', server.url('/away.jpg'), server.url('/page.jpg')]
    const car = await addCar([...urls, 'http://[::1]/x.jpg', 'https://?'])
    await drain()
    await dueNow()
    await drain()
    const found = await fetches()
    expect(found.map(({ state, last_error }) => `${state}: ${last_error}`).sort()).toEqual([
      'dead: 10.0.0.1:80 is not a public web server; it is not asked for photos.',
      'dead: 169.254.169.254:80 is not a public web server; it is not asked for photos.',
      'dead: The address cannot be read.',
      'dead: [::1]:80 is not a public web server; it is not asked for photos.',
      'waiting: What is at the address is not a JPEG, PNG, WebP or AVIF picture.',
    ])
    expect(await rows('SELECT FROM cars_images WHERE media_id IS NOT NULL')).toEqual([])
    expect(await payload.findByID({ collection: 'cars', id: car.id })).toMatchObject({ status: 'in_stock' })
  })

  test('FEED-08 a server that asks for patience is left alone as long as it said; its photos do not pay for it', async () => {
    const { server, pool, rows, drain, addCar, fetches } = world
    for (const n of [1, 2, 3, 4, 5, 6]) server.status(`/${n}.jpg`, 429, { 'retry-after': '120' })
    await addCar([1, 2, 3, 4, 5, 6].map((n) => server.url(`/${n}.jpg`)))
    await drain()
    expect(server.asked.length).toBeLessThanOrEqual(2)
    expect((await fetches()).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0, 0])
    const [host] = await rows('SELECT round(extract(epoch FROM wait_until - now()))::int AS wait FROM photo_hosts')
    expect(host?.wait).toBe(120)
    const { nextPhotoAt } = await import('@/src/jobs/photos/photoQueue')
    expect(Math.round(((await nextPhotoAt(pool))!.getTime() - Date.now()) / 10_000)).toBe(12)
    for (const n of [1, 2, 3, 4, 5, 6]) server.serve(`/${n}.jpg`, await picture(n))
    await pool.query('UPDATE photo_hosts SET wait_until = now()')
    expect(await drain()).toMatchObject({ shown: 6 })
    expect(await rows('SELECT FROM photo_hosts')).toHaveLength(0)
  })

  test('FEED-08 a server that is gone does not hold up the others', async () => {
    const { server, drain, addCar } = world
    server.serve('/a.jpg', await picture(1))
    await addCar(Array.from({ length: 8 }, (_, n) => `http://gone.invalid/${n}.jpg`))
    await addCar([server.url('/a.jpg')])
    const report = await drain()
    expect(report.shown).toBe(1)
    expect(report.later).toBeLessThanOrEqual(2)
  })

  test('FEED-08 at most two photos of a host at once; dealerships take turns; main photos first', async () => {
    const { server, coast, drain, addCar } = world
    for (const path of ['/m1', '/m2', '/x', '/y', '/z', '/c']) server.serve(path, await picture(path.charCodeAt(1)))
    await addCar(['/m1', '/x', '/y'].map(server.url))
    await addCar(['/m2', '/z'].map(server.url))
    await addCar(['/c'].map(server.url), coast)
    await drain()
    expect(server.most()).toBeLessThanOrEqual(2)
    expect(server.asked.slice(0, 2).sort()).toEqual(['/c', '/m1'])
    expect(server.asked.slice(2, 4)).toContain('/m2')
  })

  test('FEED-08 a photo that ends its process each time is given up', async () => {
    const { server, pool, drain, addCar, fetches } = world
    await addCar([server.url('/a.jpg')])
    await pool.query("UPDATE photo_fetches SET attempts = 5, claimed_until = now() - interval '1 second'")
    await drain()
    expect(server.asked).toEqual([])
    expect((await fetches())[0]).toMatchObject({ state: 'dead', last_error: 'Each try ended before it had a result.' })
  })
})

describe('pictures nobody shows', () => {
  test('FEED-08 go after a week with their files; what is used again or used elsewhere stays', async () => {
    const { server, payload, pool, deps, harbour, rows, drain, addCar, shownPaths, mediaFiles } = world
    const { cleanupPhotos } = await import('@/src/jobs/photos/cleanupPhotos')
    for (const n of [1, 2, 3]) server.serve(`/${n}.jpg`, await picture(n))
    const kept = await addCar([server.url('/1.jpg')])
    const sold = await addCar([server.url('/2.jpg'), server.url('/3.jpg')])
    await drain()
    const [second] = await rows<{ filename: string }>(
      'SELECT filename FROM media m JOIN photo_fetches f ON f.media_id = m.id WHERE f.url = $1',
      [server.url('/2.jpg')],
    )
    const filesOfSecond = () =>
      mediaFiles().filter((name) => name.startsWith(second?.filename.replace('.webp', '') ?? 'none'))
    expect(filesOfSecond()).toHaveLength(3)
    expect(await cleanupPhotos(deps, 7)).toBe(0)
    const [third] = await rows('SELECT media_id FROM photo_fetches WHERE url = $1', [server.url('/3.jpg')])
    await addCar([], harbour, { images: [{ media: String(third?.media_id) }] })
    await payload.delete({ collection: 'cars', id: sold.id })
    expect(await cleanupPhotos(deps, 7)).toBe(0)
    await pool.query("UPDATE photo_unused SET since = now() - interval '8 days'")
    expect(await cleanupPhotos(deps, 7)).toBe(1)
    expect(await shownPaths(kept.id)).toEqual(['/1.jpg shown'])
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(2)
    expect(filesOfSecond()).toEqual([])
    const again = await addCar([server.url('/2.jpg')])
    await drain()
    expect(await shownPaths(again.id)).toEqual(['/2.jpg shown'])
  })
})

describe('a disk that is full', () => {
  const onDisk = async (megabytes: number, run: () => Promise<void>): Promise<void> => {
    const { mediaFolder } = world
    mkdirSync(mediaFolder, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mediaFolder], { stdio: 'pipe' })
    try {
      await run()
    } finally {
      execFileSync('umount', ['-l', mediaFolder])
    }
  }

  test.skipIf(!mayMount)(
    'FEED-08 keeps every photo waiting, says so, leaves the cars alone, and goes on when there is space',
    async () => {
      const { server, drain, addCar, fetches, errors, payload, shownPaths, mediaFolder, mediaFiles } = world
      const urls = [1, 2, 3, 4, 5].map((n) => server.url(`/${n}.jpg`))
      for (const n of [1, 2, 3, 4, 5]) server.serve(`/${n}.jpg`, await picture(n))
      const car = await addCar(urls)
      await onDisk(2, async () => {
        writeFileSync(`${mediaFolder}/ballast`, Buffer.alloc(2 * 1024 * 1024 - 4096))
        const report = await drain()
        expect(report).toMatchObject({ shown: 0, dead: 0, later: 0 })
        expect(report.storage).toBeGreaterThan(0)
        expect(errors[0]).toMatch(/^The disk for pictures is full \(0 MB left\)\. Photos wait until there is space\.$/)
        expect(mediaFiles()).toEqual(['ballast'])
        for (const { state, attempts } of await fetches()) expect([state, attempts]).toEqual(['waiting', 0])
        expect((await fetches()).some(({ last_error }) => last_error?.includes('disk'))).toBe(true)
        expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0)
        const kept = await payload.findByID({ collection: 'cars', id: car.id })
        expect(kept).toMatchObject({ status: 'in_stock', price: 25_990, updatedAt: car.updatedAt })
      })
      expect(await drain()).toMatchObject({ shown: 5, storage: 0 })
      expect(await shownPaths(car.id)).toEqual([1, 2, 3, 4, 5].map((n) => `/${n}.jpg shown`))
    },
  )
})
