import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outboundCar, outboundSite } from '@/src/domain/outbound/outboundCar.testing'
import type { OutboundCar } from '@/src/domain/outbound/OutboundCar'
import { outboundFormats, type OutboundFormatName } from '@/src/domain/outbound/outboundFormats'
import { writeOutbound } from '@/src/domain/outbound/writeOutbound'
import { parseCsv } from '../support/parseCsv'
import { cars } from './outbound.arbitraries'
import { schemas } from './outbound.schemas'

const site = outboundSite()

async function* inPages(cars: OutboundCar[], size = 2) {
  for (let at = 0; at < cars.length; at += size) yield cars.slice(at, at + size)
}

const feed = async (name: OutboundFormatName, cars: OutboundCar[], at = site): Promise<string> => {
  let text = ''
  for await (const piece of writeOutbound(outboundFormats[name], at, inPages(cars))) text += piece
  return text
}

/** Rows of a tab-separated text, which has no quoting at all. */
const parseTsv = (text: string): Record<string, string>[] => {
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '')
  const names = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    expect(cells).toHaveLength(names.length)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}
const rowsOf = {
  'google-vehicle-ads.tsv': parseTsv,
  'meta-inventory.csv': parseCsv,
  'stock.csv': (text: string) => parseCsv(text.replace(/^\uFEFF/, '')),
  'stock.json': (text: string) => JSON.parse(text).cars,
}
const read = async (name: OutboundFormatName, cars: OutboundCar[], at = site) =>
  rowsOf[name](await feed(name, cars, at))

const names = ['google-vehicle-ads.tsv', 'meta-inventory.csv', 'stock.csv', 'stock.json'] as const

describe.each(names)('FEED-09 %s', (name) => {
  test('FEED-09 a plain used car is written as the receiver wants it', async () => {
    const [row] = await read(name, [outboundCar()])
    expect(schemas[name].parse(row)).toBeTruthy()
  })

  test('FEED-09 every row of any stock is valid, and only free, shown cars in stock are rows', async () => {
    await fc.assert(
      fc.asyncProperty(cars, async (stock) => {
        // The property writes addresses of any host; receivers' rules ask for https.
        const rows: Record<string, unknown>[] = await read(name, stock.map(onHttps))
        for (const row of rows) schemas[name].parse(row)
        const free = stock.filter((car) => car.status === 'in_stock' && !car.reserved && car.show_on_dealer_website)
        const ids = rows.map((row) => String(row.id ?? row.vehicle_id))
        expect(new Set(ids).size).toBe(ids.length)
        expect(free.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
        if (name.startsWith('stock')) expect(ids).toHaveLength(free.length)
      }),
      { numRuns: 150 },
    )
  })

  test('FEED-09 an empty stock is a valid, empty feed', async () => {
    expect(await read(name, [])).toEqual([])
  })
})

const onHttps = (car: OutboundCar): OutboundCar => ({
  ...car,
  photos: car.photos.map((photo) => photo.replace(/^http:/, 'https:')),
})

test('FEED-09 Google: price type, condition and category of the cars that Australia asks it for', async () => {
  const [row] = await read('google-vehicle-ads.tsv', [outboundCar()])
  expect(row).toMatchObject({
    condition: 'used',
    price: '24990 AUD',
    vehicle_price_type: 'excluding_government_charges_price',
    mileage: '41250 km',
    body_style: 'hatchback',
    engine: 'hybrid',
    image_link: 'https://www.harbourcity.com.au/api/media/file/corolla-1.webp',
    additional_image_link: 'https://photos.example/2%2C1.jpg',
    link: 'https://www.harbourcity.com.au/cars/2021-toyota-corolla-ascent-sport-u10023',
    'vehicle_fulfillment(option:store_code)': 'in_store:artarmon',
    description: 'One owner. Full history, "as new".',
  })
})

test('FEED-09 Meta: amounts, odometer, address and state of the car', async () => {
  const [row] = await read('meta-inventory.csv', [outboundCar({ car_type: 'demo', offer_price: 23_000 })])
  expect(row).toMatchObject({
    price: '23000 AUD',
    'mileage.value': '41250',
    state_of_vehicle: 'USED',
    drivetrain: 'FWD',
    transmission: 'AUTOMATIC',
    fuel_type: 'HYBRID',
    address: '{"addr1":"12 Reserve Rd","city":"Artarmon","region":"NSW","postal_code":"2064","country":"AU"}',
    latitude: '-33.81',
    'image[1].url': 'https://photos.example/2%2C1.jpg',
  })
})

test('FEED-09 the CSV for spreadsheets has no formula in any cell', async () => {
  await fc.assert(
    fc.asyncProperty(cars, async (stock) => {
      for (const row of await read('stock.csv', stock)) {
        for (const cell of Object.values(row)) expect(String(cell)).not.toMatch(/^[\s]*[=+\-@＝＋－＠]/)
      }
    }),
    { numRuns: 150 },
  )
  const [row] = await read('stock.csv', [outboundCar({ badge: '=1+1', name: 'Corolla "GR", AWD' })])
  expect(row).toMatchObject({ badge: "'=1+1", name: 'Corolla "GR", AWD', price: '24990', certified: 'no' })
})

test('FEED-09 JSON keeps lists as lists and null as null', async () => {
  const [row] = await read('stock.json', [outboundCar({ price: null, price_type: 'egc', badge: null })])
  expect(row).toMatchObject({
    price: null,
    price_type: null,
    badge: null,
    features: ['Adaptive cruise', 'Apple CarPlay'],
  })
  expect(row.images[0]).toBe('https://www.harbourcity.com.au/api/media/file/corolla-1.webp')
})
