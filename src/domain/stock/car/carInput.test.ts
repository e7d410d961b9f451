import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carInput } from './carInput'
import { formatDollars } from '../pricing/formatDollars'
import { parseDate } from '../normalise/parseDate'
import { parseDollars, parseKm, unreadable } from '../normalise/parseQuantity'
import { parseComments } from '../normalise/parseText'

const base = { make: 'Holden', model: 'Colorado' }
const accepted = (input: object, partial = false) => {
  const result = carInput(input, { partial })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result
}

describe('one incoming stock record', () => {
  test('FEED-01 CAR-05 CAR-04 amounts and distances are read as dealers write them', () => {
    const { car } = accepted({
      ...base,
      price: '$39,997',
      before_price: 'POA',
      offer_price: '-',
      km: '12,345 km',
      year: '2019',
    })
    expect(car).toEqual({ ...base, price: 39_997, before_price: null, offer_price: null, km: 12_345, year: 2019 })
  })

  test('FEED-01 words, flags, dates, lists and pictures are read', () => {
    const { car } = accepted({
      ...base,
      car_type: 'USED Dealer ad',
      status: 'InStock',
      certified: 'Y',
      rego_expiry: '15/07/2027',
      build_date: '05/19',
      standardEquipment: 'Reversing Camera|Apple CarPlay|Cruise Control',
      images: 'https://img.test/0.jpg;https://img.test/1.jpg;javascript:alert(1)',
      price_type: 'EGC',
      drive: 'Front',
      fuel: 'Other',
      vin: 'w0zs ptnlyux0cepm2',
    })
    expect(car).toMatchObject({
      car_type: 'used',
      status: 'in_stock',
      certified: true,
      rego_expiry: '2027-07-15',
      build_date: '05/2019',
      standardEquipment: ['Reversing Camera', 'Apple CarPlay', 'Cruise Control'],
      price_type: 'egc',
      drive: 'FWD',
      fuel: null,
      vin: 'W0ZSPTNLYUX0CEPM2',
    })
    expect(car.images).toEqual([
      { image: { url: 'https://img.test/0.jpg', thumb: { url: 'https://img.test/0.jpg' } }, isVideo: false },
      { image: { url: 'https://img.test/1.jpg', thumb: { url: 'https://img.test/1.jpg' } }, isVideo: false },
    ])
  })

  test('CAR-02 an unlikely VIN is taken, with advice', () => {
    expect(accepted({ ...base, vin: '3LYSPKVEESHWAJ22' }).advice).toEqual([
      { path: 'vin', message: 'A VIN has 17 characters; this one has 16.' },
    ])
    expect(accepted({ ...base, vin: 'W0ZSPTNLYUX0CEPMO' }).advice[0]?.message).toContain('I, O or Q')
    expect(accepted({ ...base, vin: 'W0ZSPTNLYUX0CEPM2' }).advice).toEqual([])
  })

  test('FEED-01 CAR-02 a VIN loses signs of markup however they are written, and cleaning it again changes nothing', () => {
    for (const [sent, kept] of [
      ['<\u0000b>', 'B'],
      ['w0zs <i>ptnlyux0cepm2</i>', 'W0ZSPTNLYUX0CEPM2'],
      ['n / - a', null],
    ])
      expect(accepted({ ...base, vin: sent }).car).toMatchObject({ vin: kept })
  })

  test('FEED-04 every unreadable field is named, with what was sent', () => {
    expect(carInput({ ...base, price: 'cheap', km: -5, year: 1066, car_type: 'stolen' }, { partial: false })).toEqual({
      ok: false,
      errors: [
        { path: 'year', message: '1066 is not a year from 1900 to 2100.' },
        { path: 'km', message: '-5 is not a distance in kilometres.' },
        { path: 'price', message: "'cheap' is not an amount in dollars." },
        { path: 'car_type', message: "'stolen' is not one of new, demo, used." },
      ],
    })
  })

  test('CAR-01 a new car needs a make and a model; a change does not, but may not take them away', () => {
    expect(carInput({ price: 1 }, { partial: false }).ok).toBe(false)
    expect(accepted({ price: 1 }, true).car).toEqual({ price: 1 })
    expect(carInput({ make: '' }, { partial: true }).ok).toBe(false)
    expect(carInput('car', { partial: false }).ok).toBe(false)
  })

  test('CAR-23 relations and unknown keys pass through untouched', () => {
    expect(accepted({ ...base, location: 'loc-1', tenant: 't-1' }).car).toMatchObject({
      location: 'loc-1',
      tenant: 't-1',
    })
  })

  test('CAR-22 comments become plain text', () => {
    expect(
      parseComments('<p>Great &ndash; one owner.<br>Call <b>us</b> &amp; drive!</p><script>alert(1)</script>'),
    ).toBe('Great – one owner.\nCall us & drive!')
  })
})

describe('any record', () => {
  test('FEED-01 amounts read back as written, with or without cents, spaces or separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (inCents) => {
        expect(parseDollars(formatDollars(inCents / 100))).toBe(inCents / 100)
        expect(parseDollars(` ${inCents} `)).toBe(inCents)
        expect(parseKm(`${inCents.toLocaleString('en-AU')} kms`)).toBe(inCents)
      }),
    )
    expect(parseKm('100 miles')).toBe(161)
    expect(parseDollars('39k')).toBe(39_000)
    expect(parseDollars('12,34')).toBe(unreadable)
  })

  test('FEED-01 days read back as written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10)
          const [year, month, day] = iso.split('-')
          expect(parseDate(`${day}/${month}/${year}`)).toBe(iso)
          expect(parseDate(iso)).toBe(iso)
        },
      ),
    )
    expect(parseDate('31/02/2026')).toBe(unreadable)
  })

  test('FEED-01 cleaning never throws, and a cleaned record comes through unchanged', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
    const keys = [
      'price',
      'km',
      'year',
      'vin',
      'images',
      'dealercomments',
      'certified',
      'rego_expiry',
      'body',
      'status',
    ]
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (record) => {
        const once = carInput({ ...base, ...record }, { partial: false })
        if (once.ok) expect(carInput(once.car, { partial: false })).toEqual(once)
      }),
    )
  })
})
