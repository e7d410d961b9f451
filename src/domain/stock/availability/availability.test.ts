import { expect, test } from 'vitest'
import { isTestDriveOnly, mainAction } from './mainAction'
import { isInStock, isSold, availabilityOf } from './availability'
import { similarEnquiryMessage, soldMessage } from './similarEnquiryMessage'

test('PRC-01 in_stock and coming_soon both count as in stock', () => {
  expect(isInStock({ status: 'in_stock' })).toBe(true)
  expect(isInStock({ status: 'coming_soon' })).toBe(true)
  expect(availabilityOf({ status: 'in_stock' })).toBe('available')
})

test('PRC-04 CAR-07 any other status means sold', () => {
  for (const status of ['sold', 'pending', 'archived', 'written_off', '']) {
    expect(isSold({ status }), status).toBe(true)
    expect(isInStock({ status }), status).toBe(false)
  }
})

const car = { item_type: 'car', km: 12_000 }

test('PRC-05 a sold car says so', () => {
  expect(soldMessage({ status: 'sold' })).toBe('Unfortunately this car recently sold')
  expect(soldMessage({ status: 'coming_soon' })).toBeNull()
})

test('PRC-06 PRC-07 a sold car offers an enquiry for something similar, prefilled', () => {
  expect(mainAction({ ...car, status: 'sold', tag: null })).toEqual({
    kind: 'findSimilar',
    label: 'Find Me Something Similar',
  })
  expect(similarEnquiryMessage({ year: 2021, make: 'Toyota', model: 'Corolla' })).toBe(
    'Please help me find something similar to the 2021 Toyota Corolla.',
  )
})

test('PRC-08 CAR-08 the tag Test Drive Only switches the main button', () => {
  expect(mainAction({ ...car, status: 'in_stock', tag: 'Test Drive Only' })).toEqual({
    kind: 'testDrive',
    label: 'Book a Test Drive',
  })
  const motorcycle = { item_type: 'motorcycle', km: 800, status: 'in_stock', tag: 'Test Drive Only' }
  expect(mainAction(motorcycle).label).toBe('Book a Test Ride')
  expect(isTestDriveOnly({ tag: ' test drive only ' })).toBe(true)
  expect(mainAction({ ...car, status: 'in_stock', tag: 'Special' }).kind).toBe('enquire')
  expect(mainAction({ ...car, status: 'sold', tag: 'Test Drive Only' }).kind).toBe('findSimilar')
})
