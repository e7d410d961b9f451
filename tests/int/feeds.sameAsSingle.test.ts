import fc from 'fast-check'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFeed } from '@/src/jobs/feeds/importFeed'
import { enqueuePhotoFetches } from '@/src/jobs/photos/enqueuePhotoFetches'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { testPayload, type TestPayload } from '../setup/testPayload'
import { ndjson } from './feedHarness'

let platform: TestPayload
let payload: Payload
let pool: Pool

beforeAll(async () => {
  platform = await testPayload()
  payload = platform.payload
  pool = workerPool(platform.databaseUrl, 2)
})
afterAll(async () => {
  await pool.end()
  await platform.destroy()
})

/** A dealership with a feed; two of the same name give cars that can be compared. */
const dealership = async (slug: string) => {
  const tenant = await payload.create({
    collection: 'tenants',
    data: { name: 'Same name', slug, template: 'default', websiteId: slug },
  })
  const client = await payload.create({
    collection: 'feed-clients',
    data: { tenant: tenant.id, name: 'Feed', profile: 'canonical', mode: 'delta', fetchPhotos: true },
  })
  const user = { ...client, collection: 'feed-clients' as const, tenants: [{ tenant: tenant.id }] }
  return { tenant, client, user }
}

const word = fc.constantFrom(
  'Black',
  ' Steel  blue ',
  '-',
  '',
  'n/a',
  'Ünï ♥',
  '<b>bold</b>',
  "O'Brien",
  '=1+1',
  'Other',
)
const price = fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.constantFrom('$39,997', 'POA', '-', '12990.50', ''))
const flag = fc.constantFrom('Y', 'no', true, false, '', '1')
const url = fc.integer({ min: 1, max: 9 }).map((n) => `https://photos.example/${n}.jpg`)

const record = fc.record(
  {
    year: fc.constantFrom(2019, '2021', 2024),
    badge: word,
    series: word,
    name: fc.constantFrom('A name of its own', '', '-'),
    vin: fc.constantFrom('JTNKU3JE60J021675', 'short', '-'),
    nvic: word,
    regplate: word,
    rego_expiry: fc.constantFrom('15/07/2027', '2027-01-31', '-'),
    colour: word,
    interior_colour: word,
    km: fc.constantFrom(12, '12,345 km', '-', 0),
    price,
    offer_price: price,
    before_price: price,
    subscription_price: price,
    preorder: flag,
    reserved: flag,
    certified: flag,
    show_on_dealer_website: flag,
    price_type: fc.constantFrom('drive_away', 'egc'),
    car_type: fc.constantFrom('new', 'Used', 'demo'),
    item_type: fc.constantFrom('car', 'truck'),
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'pending'),
    tag: word,
    body: fc.constantFrom('Hatchback', 'SUV', 'Ute / Tray', 'Other', '-'),
    fuel: fc.constantFrom('Unleaded', 'Diesel', 'Hybrid', '-'),
    trans: fc.constantFrom('Automatic', 'Manual', '-'),
    drive: fc.constantFrom('4WD', 'Front', '-'),
    seats: fc.constantFrom(5, '7 Seats', '-'),
    doors: fc.constantFrom(4, '5'),
    engine_size: fc.constantFrom(1998, '2.0'),
    gearnum: fc.constantFrom(6, '8'),
    build_date: fc.constantFrom('05/19', '2019-05', '-'),
    dealercomments: fc.constantFrom('<p>One owner<br>Full history</p><script>x</script>', 'Plain', '-'),
    standardEquipment: fc.constantFrom('ABS|Airbags|Bluetooth', 'One', '', 'a;b;a'),
    images: fc.array(url, { maxLength: 4 }),
    primary_image_url: fc.oneof(url, fc.constant('')),
    thumbnails: fc.array(url, { maxLength: 2 }),
    video_url: fc.oneof(url, fc.constant('-')),
    spin_images: fc.array(url, { maxLength: 2 }),
    variant: fc.record(
      { name: word, cylinders: fc.constantFrom(4, '6'), power: fc.constantFrom(100, '-') },
      { requiredKeys: [] },
    ),
    caravan_specifications: fc.record({ sleeps: fc.constantFrom(2, '4'), axle_type: word }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)

type Row = Record<string, unknown>
const always = { make: 'Toyota', model: 'Corolla', stocknum: 'U1' }
const own = ['id', 'tenant_id', 'location_id', 'created_at', 'updated_at', 'listed_at', 'sold_date_timestamp']

/** The days a was-price was asked count on by themselves: the two ways are milliseconds apart. */
const wholeDays = (name: string, value: unknown): unknown =>
  name === 'before_price_days' && value !== null ? Math.round(Number(value)) : value

/** What is stored of a dealership's one car, without ids and times. */
const stored = async (tenantId: string) => {
  const { rows } = await pool.query('SELECT * FROM cars WHERE tenant_id = $1', [tenantId])
  const car: Row = rows[0]
  const id = String(car.id)
  const list = async (sql: string) => (await pool.query(sql, [id])).rows
  return {
    times: [car.listed_at, car.sold_date_timestamp].map((time) => time !== null),
    placed: car.location_id !== null,
    car: Object.fromEntries(
      Object.entries(car).flatMap(([name, value]) => (own.includes(name) ? [] : [[name, wholeDays(name, value)]])),
    ),
    images: await list(
      'SELECT _order, media_id, image_url, image_thumb_url, is_video FROM cars_images WHERE _parent_id = $1 ORDER BY _order',
    ),
    texts: await list('SELECT path, "order", text FROM cars_texts WHERE parent_id = $1 ORDER BY path, "order"'),
    rels: await list('SELECT path, "order" FROM cars_rels WHERE parent_id = $1'),
    videos: await list('SELECT video_url FROM cars_videos WHERE _parent_id = $1'),
  }
}

const document = async (tenantId: string) => {
  const { payloadStockReader } = await import('@/src/jobs/index/payloadStockReader')
  const { rows } = await pool.query('SELECT id FROM cars WHERE tenant_id = $1', [tenantId])
  const built = (await payloadStockReader(payload).read([String(rows[0].id)])).get(String(rows[0].id))
  return JSON.parse(
    JSON.stringify(built, (key, value: unknown) =>
      /(^id|^tenant|_id|slug|sites|path|timestamp|_at|hash|version)$/.test(key) ? null : value,
    ),
  )
}

test('FEED-01 what single writes over the API and imports store is the same, and so is what is searched', async () => {
  const [single, bulk] = [await dealership('single'), await dealership('bulk')]
  await fc.assert(
    fc.asyncProperty(record, record, async (first, second) => {
      await pool.query('DELETE FROM cars')
      const files = [first, second].map((changes) => ({ ...always, ...changes }))
      let id: string | null = null
      for (const file of files) {
        const data: Row = { ...file }
        const write = { collection: 'cars' as const, overrideAccess: false, user: single.user, draft: true as const }
        const car: { id: string } =
          id === null
            ? await payload.create({ ...write, data: Object.assign({ make: '', model: '' }, data) })
            : await payload.update({ ...write, id, data })
        id = car.id
        const request = { mode: null, sequence: null, idempotencyKey: null, dryRun: false, fileName: null }
        await importFeed(
          platform.databaseUrl,
          { ...request, clientId: bulk.client.id, bytes: ndjson([file]) },
          { fetchPhotos: enqueuePhotoFetches },
        )
        const [one, other] = [await stored(single.tenant.id), await stored(bulk.tenant.id)]
        expect({ ...other, car: { ...other.car, slug: null } }).toEqual({ ...one, car: { ...one.car, slug: null } })
        expect(await document(bulk.tenant.id)).toEqual(await document(single.tenant.id))
      }
    }),
    // A failure is reported at once: to shrink it would take minutes.
    { numRuns: 30, endOnFailure: true },
  )
}, 180_000)
