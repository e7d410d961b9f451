import { expect, test } from 'vitest'
import { alertDay, type AlertHit, digestLines } from './digest'
import { stockEvent } from './stockEvent'

test('ALRT-01 ALRT-02 what has happened to a car', () => {
  const car = (available: boolean, dollars: number | null) => ({ available, dollars })
  expect(stockEvent(car(false, null), car(true, 1))).toBe('new')
  expect(stockEvent(car(true, 2), car(true, 1))).toBe('price_drop')
  expect(stockEvent(car(true, 2), car(false, 1))).toBe('sold')
  for (const [before, now] of [
    [car(true, 1), car(true, 2)],
    [car(true, null), car(true, 2)],
    [car(true, 2), car(true, null)],
    [car(false, 2), car(false, 1)],
  ] as const)
    expect(stockEvent(before, now)).toBeNull()
})

const hit = (carId: string, kind: AlertHit['kind'], searchId = 'one', wasDollars: number | null = null): AlertHit => ({
  ...{ carId, kind, searchId, wasDollars },
})

test('ALRT-01 a message tells of each car once, as it is when the message is written', () => {
  const cars = new Map([
    ['new', { available: true, dollars: 10 }],
    ['cheaper', { available: true, dollars: 10 }],
    ['risen', { available: true, dollars: 30 }],
    ['gone', { available: false, dollars: null }],
  ])
  const hits = [
    ...[hit('new', 'new'), hit('new', 'price_drop', 'one', 20), hit('new', 'new', 'two')],
    ...[hit('cheaper', 'price_drop', 'two', 20), hit('risen', 'price_drop', 'two', 20)],
    ...[hit('gone', 'new'), hit('deleted', 'sold')],
  ]
  expect(Object.fromEntries(digestLines(hits, cars))).toEqual({
    one: [
      { carId: 'new', kind: 'new', wasDollars: null },
      { carId: 'deleted', kind: 'sold', wasDollars: null },
    ],
    two: [{ carId: 'cheaper', kind: 'price_drop', wasDollars: 20 }],
  })
})

test('ALRT-01 messages go out in the morning of the dealership’s clocks, and not at night', () => {
  const day = (utc: string, zone: string) => alertDay(new Date(utc), zone)
  expect(day('2026-11-24T20:59:00Z', 'Australia/Sydney')).toBeNull()
  expect(day('2026-11-24T21:00:00Z', 'Australia/Sydney')).toBe('2026-11-25')
  expect(day('2026-11-24T21:00:00Z', 'Australia/Perth')).toBeNull()
  expect(day('2026-11-25T00:00:00Z', 'Australia/Perth')).toBe('2026-11-25')
  expect(day('2026-11-25T01:00:00Z', 'Australia/Sydney')).toBeNull()
})
