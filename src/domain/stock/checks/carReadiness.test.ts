import { expect, test } from 'vitest'
import { carReadiness, type ReadinessInput } from './carReadiness'
import { isVinCheckDigitWrong, vinCheckDigit } from './vinCheckDigit'

const ready: ReadinessInput = {
  status: 'in_stock',
  shown: true,
  price: 20_000,
  offer_price: null,
  preorder: false,
  vin: 'JTMRB3FV10D012345',
  photos: 3,
}
const lacks = (change: Partial<ReadinessInput>) => carReadiness({ ...ready, ...change }).lacks

test('CAR-02 CAR-05 CAR-16 a car with price, photo and VIN lacks nothing', () => {
  expect(carReadiness(ready)).toEqual({ live: true, lacks: [] })
})

test('CAR-02 CAR-05 CAR-16 each thing it lacks is said, all at once', () => {
  expect(lacks({ price: null, photos: 0, vin: 'BADVIN' })).toEqual([
    expect.stringMatching(/^No price/),
    expect.stringMatching(/^No photo/),
    'A VIN has 17 characters; this one has 6.',
  ])
  expect(lacks({ vin: null })).toEqual([expect.stringMatching(/^No VIN/)])
  expect(lacks({ vin: 'JTMRB3FV1OD012345' })).toEqual(['A VIN never has the letters I, O or Q.'])
})

test('CAR-05 an offer price is a price, a dollar is none, and a preorder needs none', () => {
  expect(lacks({ price: null, offer_price: 19_000 })).toEqual([])
  expect(lacks({ price: 1 })).toHaveLength(1)
  expect(lacks({ price: null, preorder: true })).toEqual([])
})

test.each([
  [{ status: 'sold' }, false],
  [{ status: 'archived' }, false],
  [{ shown: false }, false],
  [{ status: 'coming_soon' }, true],
])('CAR-07 with %j visitors see it: %s', (change, live) => {
  expect(carReadiness({ ...ready, ...change }).live).toBe(live)
})

test('CAR-02 the check digit is computed as the standard does, and asked of North American VINs only', () => {
  expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X')
  expect(vinCheckDigit('11111111111111111')).toBe('1')
  expect(isVinCheckDigitWrong('1M8GDM9AXKP042788')).toBe(false)
  expect(isVinCheckDigitWrong('1M8GDM9AXKP042789')).toBe(true)
  expect(isVinCheckDigitWrong('WVWZZZ1JZXW000001')).toBe(false)
  expect(lacks({ vin: '1M8GDM9AXKP042789' })).toEqual([expect.stringMatching(/check digit/)])
})
