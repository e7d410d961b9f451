import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carInput } from '@/src/domain/stock/car/carInput'
import { csvCell } from '../rows/csvCell'
import { mergeCar, type StoredCar } from './mergeCar'
import { planBatch } from './planBatch'
import { placeFinder } from './resolvePlace'
import { sentCar } from './sentCar'
import { delistOrHold } from './delistOrHold'

const now = new Date('2026-11-21T00:00:00.000Z')
const sent = (car: Record<string, unknown>) => sentCar({ make: 'Kia', model: 'Rio', ...car }, undefined)
const stored = (car: Record<string, unknown>, locks: string[] = []): StoredCar => {
  const { values, lists } = mergeCar(null, sent(car), false, now)
  return { values, lists, locks }
}

describe('merging a row with its car', () => {
  test('FEED-06 a locked field, a locked list and a locked part of a group stay; the rest follows the feed', () => {
    const before = stored({ price: 1, km: 1, images: [photo('a')], variant: { power: 1, torque: 1 } }, [
      'price',
      'images',
      'variant.power',
    ])
    const row = sent({ price: 2, km: 2, images: [photo('b')], variant: { power: 2, torque: 2 } })
    const merged = mergeCar(before, row, false, now)
    expect(merged.values).toMatchObject({ price: 1, km: 2, variant_power: 1, variant_torque: 2 })
    expect(merged.lists.images).toMatchObject([{ url: 'https://x/a' }])
    expect(merged.changedColumns.sort()).toEqual(['km', 'variant_torque'])
  })

  test('FEED-06 what a row does not send stays', () => {
    const before = stored({ price: 1, tag: 'Ours', standardEquipment: ['ABS'] })
    const merged = mergeCar(before, sent({ price: 2 }), false, now)
    expect(merged.values).toMatchObject({ price: 2, tag: 'Ours' })
    expect(merged.lists.texts.standardEquipment).toEqual(['ABS'])
  })

  test('FEED-05 merging the same row twice changes nothing the second time', () => {
    const value = fc.oneof(fc.string(), fc.integer({ min: 0, max: 1e6 }), fc.boolean(), fc.constant(null))
    const keys = [
      'price',
      'km',
      'tag',
      'name',
      'body',
      'fuel',
      'status',
      'images',
      'year',
      'nvic',
      'primary_image_url',
      'rego_expiry',
    ]
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...keys), value),
        fc.dictionary(fc.constantFrom(...keys), value),
        (one, two) => {
          const rows = [one, two].flatMap((row) => {
            const input = carInput({ make: 'Kia', model: 'Rio', ...row }, { partial: false })
            return input.ok ? [sentCar(input.car, undefined)] : []
          })
          let car: StoredCar | null = null
          for (const row of rows) {
            car = { ...mergeCar(car, row, false, now), locks: [] }
            expect(mergeCar(car, row, false, new Date('2027-01-01T00:00:00.000Z'))).toMatchObject({
              changedColumns: [],
              changedLists: [],
            })
          }
        },
      ),
    )
  })

  test('FEED-08 a photo we have a copy of keeps it when the order changes', () => {
    const before = stored({ images: [photo('a'), photo('b')] })
    const withCopy = {
      ...before,
      lists: {
        ...before.lists,
        images: before.lists.images?.map((image) => ({ ...image, mediaId: image.url ?? null })),
      },
    }
    const merged = mergeCar(withCopy, sent({ images: [photo('b'), photo('c')] }), false, now)
    expect(merged.lists.images?.map(({ mediaId }) => mediaId)).toEqual(['https://x/b', null])
  })

  test('FEED-03 back from missing: in stock, unless the row or a lock says else', () => {
    const sold = stored({ status: 'sold' })
    expect(mergeCar(sold, sent({}), true, now).values).toMatchObject({
      status: 'in_stock',
      sold: false,
      sold_date_timestamp: null,
    })
    expect(mergeCar(sold, sent({ status: 'pending' }), true, now).values.status).toBe('pending')
    expect(mergeCar({ ...sold, locks: ['status'] }, sent({}), true, now).values.status).toBe('sold')
    expect(mergeCar(sold, sent({ price: 3 }), false, now).values.status).toBe('sold')
  })

  test('FEED-01 fields an import may not fill, and values of a wrong type, are left out', () => {
    const { values } = sent({
      slug: 'x',
      tenant: 'y',
      private_suburb: 'z',
      price: -1,
      km: 'many',
      __proto__: { price: 5 },
      preorder: 'yes',
    })
    expect(Object.keys(values).sort()).toEqual(['make', 'model'])
  })
})

const photo = (name: string) => ({
  image: { url: `https://x/${name}`, thumb: { url: `https://x/${name}` } },
  isVideo: false,
})
const row = (key: string, changes = {}) => ({ key, hash: 'h', stocknum: null, vin: null, ...changes })
const unowned = (carId: string, changes = {}) => ({
  carId,
  stocknum: null,
  vin: null,
  status: 'in_stock',
  feedKey: null,
  missing: false,
  ...changes,
})

describe('planning a batch', () => {
  test('FEED-05 known and the same, known and changed, missing and back, new', () => {
    const items = new Map([
      ['a', { carId: '1', hash: 'h', missing: false }],
      ['b', { carId: '2', hash: 'other', missing: false }],
      ['c', { carId: '3', hash: 'h', missing: true }],
    ])
    expect(
      planBatch(
        ['a', 'b', 'c', 'd'].map((key) => row(key)),
        { items, unowned: [] },
      ),
    ).toEqual([
      { kind: 'unchanged', carId: '1' },
      { kind: 'update', carId: '2', comesBack: false },
      { kind: 'update', carId: '3', comesBack: true },
      { kind: 'create' },
    ])
  })

  test('FEED-05 a car entered by hand is taken once, by number before VIN, never against its VIN or when sold by VIN', () => {
    const plans = planBatch(
      [
        row('a', { stocknum: 'u1', vin: 'V1' }),
        row('b', { stocknum: 'U1' }),
        row('c', { vin: 'v2' }),
        row('d', { stocknum: 'U3', vin: 'V9' }),
      ],
      {
        items: new Map(),
        unowned: [
          unowned('byVin', { vin: 'V1' }),
          unowned('byNumber', { stocknum: 'U1' }),
          unowned('sold', { vin: 'V2', status: 'sold' }),
          unowned('other', { stocknum: 'U3', vin: 'V3' }),
        ],
      },
    )
    expect(plans).toEqual([
      { kind: 'adopt', carId: 'byNumber', comesBack: false },
      { kind: 'create' },
      { kind: 'create' },
      { kind: 'create' },
    ])
  })
})

describe('what may leave the site', () => {
  test('FEED-03 exactly the limit goes, one more is held', () => {
    const counts = { activeBefore: 100, usable: 70, maxDropPercent: 30, cut: false }
    expect(delistOrHold({ ...counts, missing: 30 }).kind).toBe('delist')
    expect(delistOrHold({ ...counts, missing: 31 })).toMatchObject({
      kind: 'hold',
      message: expect.stringContaining('31 of 100'),
    })
  })

  test('FEED-03 nothing goes on the word of a file without a car, whatever the limit', () => {
    expect(delistOrHold({ activeBefore: 1, missing: 1, usable: 0, maxDropPercent: 100, cut: false }).kind).toBe('hold')
    expect(delistOrHold({ activeBefore: 0, missing: 0, usable: 0, maxDropPercent: 0, cut: false }).kind).toBe('delist')
    expect(delistOrHold({ activeBefore: 5, missing: 5, usable: 9, maxDropPercent: 100, cut: false }).kind).toBe(
      'delist',
    )
  })
})

describe('where a car stands', () => {
  const place = (id: string, name: string, city: string, postcode: string) => ({
    id,
    name,
    slug: name.toLowerCase(),
    street: null,
    city,
    state: 'NSW',
    postcode,
  })
  const find = placeFinder({
    places: [place('1', 'Sydney Yard', 'Artarmon', '2064'), place('2', 'Lansvale', 'Lansvale', '2166')],
    codes: [{ code: 'SYD1', locationId: '1' }],
    defaultId: null,
  })
  const said = (changes: object) =>
    find({ code: null, name: null, city: null, state: null, postcode: null, ...changes }).locationId
  test('FEED-01 by code, then name, then suburb, then postcode; unknown is said', () => {
    expect(said({ code: 'syd1', name: 'Lansvale' })).toBe('1')
    expect(said({ name: 'LANSVALE' })).toBe('2')
    expect(said({ city: 'artarmon', state: 'nsw' })).toBe('1')
    expect(said({ postcode: '2166' })).toBe('2')
    expect(find({ code: 'X9', name: null, city: null, state: null, postcode: null })).toEqual({
      locationId: undefined,
      unknown: 'X9',
    })
    expect(find(null)).toEqual({ locationId: undefined, unknown: null })
  })
})

test('FEED-04 no cell of the report is a formula', () => {
  for (const bad of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|cmd']) expect(csvCell(bad)).toBe(`"'${bad}"`)
  expect(csvCell('say "hi"')).toBe('"say ""hi"""')
  expect(csvCell(-5)).toBe('"-5"')
})
