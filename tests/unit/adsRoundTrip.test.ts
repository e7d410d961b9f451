import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OutboundCar } from '@/src/domain/outbound/OutboundCar'
import { outboundCar, outboundSite } from '@/src/domain/outbound/outboundCar.testing'
import { outboundFormats } from '@/src/domain/outbound/outboundFormats'
import { writeOutbound } from '@/src/domain/outbound/writeOutbound'
import { client, readAll } from '@/src/services/feeds/readAll.testing'

async function* once<T>(value: T) {
  yield value
}

const names = { google: 'google-vehicle-ads.tsv', meta: 'meta-inventory.csv' } as const

const readBack = async (format: keyof typeof names, cars: OutboundCar[]) => {
  let text = ''
  for await (const piece of writeOutbound(outboundFormats[names[format]], outboundSite(), once(cars))) text += piece
  return readAll(text, client('generic'))
}

const vin = (index: number): string => `JTNK4RBE5030654${String(10 + index)}`
const word = fc.string({ unit: fc.constantFrom('A', 'b', 'é', '-', '(', '4', 'x'), minLength: 3, maxLength: 12 })

const car = fc
  .record({
    badge: word.map((text) => `SX ${text}`),
    colour: fc.constantFrom('White', 'Crystal Black Pearl'),
    km: fc.integer({ min: 1, max: 300_000 }),
    price: fc.integer({ min: 1_000, max: 200_000 }),
    price_type: fc.constantFrom('egc' as const, 'drive_away' as const),
    car_type: fc.constantFrom('new' as const, 'used' as const),
    certified: fc.boolean(),
    body: fc.constantFrom('SUV', 'Hatchback', 'Sedan', 'Wagon', 'Ute', 'Coupe', 'Convertible', 'People Mover', 'Van'),
    fuel: fc.constantFrom('Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'),
    trans: fc.constantFrom('Automatic', 'Manual'),
    drive: fc.constantFrom('FWD', 'RWD', 'AWD', '4WD'),
    photos: fc.uniqueArray(
      fc.integer({ min: 1, max: 99 }).map((number) => `https://photos.example/${number}.jpg`),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map((changes) => ({ ...changes, dealercomments: 'One owner, full history', name: null, interior_colour: 'Black' }))

const cars = fc
  .array(car, { minLength: 1, maxLength: 5 })
  .map((list) =>
    list.map((one, at) =>
      outboundCar({ ...one, vin: vin(at), stocknum: `U${at}`, id: `00000000-0000-4000-8000-00000000000${at}` }),
    ),
  )

const shared = (one: OutboundCar) => ({
  make: one.make,
  model: one.model,
  badge: one.badge,
  year: one.year,
  vin: one.vin,
  km: one.km,
  price: one.price,
  car_type: one.car_type,
  colour: one.colour,
  body: one.body,
  fuel: one.fuel,
  dealercomments: one.dealercomments,
  images: one.photos.map((url) => ({ image: { url, thumb: { url } }, isVideo: false })),
})

describe('what we write for ads, our own import reads as it was', () => {
  test('FEED-01 FEED-09 Meta’s catalogue: numbers, kind, kilometres, condition, fuel, gearbox, photos, place', async () => {
    await fc.assert(
      fc.asyncProperty(cars, async (list) => {
        const { rows, records } = await readBack('meta', list)
        expect(rows.flatMap((row) => (row.kind === 'car' ? row.advice : row.issues))).toEqual([])
        expect(records.map((record) => record.car)).toMatchObject(
          list.map((one) => ({
            ...shared(one),
            stocknum: one.stocknum,
            status: 'in_stock',
            item_type: 'car',
            trans: one.trans,
            drive: one.drive,
            interior_colour: 'Black',
          })),
        )
        expect(records.map(({ place }) => [place?.city, place?.state, place?.postcode])).toEqual(
          list.map(() => ['Artarmon', 'NSW', '2064']),
        )
        const sold = records.map((record) => record.car.certified === true)
        expect(sold).toEqual(list.map((one) => one.certified && one.car_type === 'used'))
      }),
      { numRuns: 100 },
    )
  })

  test('FEED-01 FEED-09 Google’s vehicle ads: price type, condition, kilometres, fuel, photos, store', async () => {
    await fc.assert(
      fc.asyncProperty(cars, async (list) => {
        const taken = list.filter((one) => one.car_type === 'used' || one.price_type === 'drive_away')
        fc.pre(taken.length > 0)
        const { rows, records } = await readBack('google', list)
        expect(rows.flatMap((row) => (row.kind === 'car' ? row.advice : row.issues))).toEqual([])
        expect(records.map((record) => record.car)).toMatchObject(
          taken.map((one) => ({
            ...shared(one),
            price_type: one.price_type,
            certified: one.certified && one.car_type === 'used',
          })),
        )
        expect(records.map(({ place }) => place?.code)).toEqual(taken.map(() => 'artarmon'))
      }),
      { numRuns: 100 },
    )
  })
})

test.each([
  ['AVAILABLE', 'in_stock'],
  ['NOT_AVAILABLE', 'pending'],
  ['PENDING', 'pending'],
  ['UNKNOWN', 'pending'],
])('FEED-01 CAR-07 Meta’s availability %s is %s', async (word, status) => {
  const text = `vehicle_id,make,model,availability,mileage.value,mileage.unit,state_of_vehicle,vehicle_type,body_style\n7,Kia,Rio,${word},1000,MI,CPO,CAR_TRUCK,TRUCK\n`
  const { records } = await readAll(text, client('generic'))
  expect(records[0]?.car).toMatchObject({
    stocknum: '7',
    status,
    km: 1609,
    car_type: 'used',
    certified: true,
    item_type: 'car',
    body: 'Ute',
  })
})
