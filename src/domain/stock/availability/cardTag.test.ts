import { describe, expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { cardTag } from './cardTag'
import { carFixture } from '../car/carFixture.testing'

const now = new Date('2026-03-10T00:00:00Z')
const daysAgo = (days: number): number => now.getTime() / 1000 - days * 86_400
const settings = (fuelTag = true) => ({
  specifications: { just_arrived_days: 8, just_arrived_tag_name: 'New', sold_tag_name: 'JUST SOLD' },
  tags: { fuelTag },
})

/** Everything at once: each test takes the reason of the tag before it away. */
const everything = carFixture({
  simple_fuel: 'Hybrid',
  reserved: true,
  certified: true,
  tag: 'Manager special',
  status: 'coming_soon',
  created_at_timestamp: daysAgo(1),
})

describe('the tag on a card', () => {
  test('PRC-04 a sold car shows JUST SOLD whatever else applies', () => {
    expect(cardTag({ ...everything, status: 'sold' }, settings(), now)).toMatchObject({
      kind: 'sold',
      label: 'JUST SOLD',
    })
    expect(cardTag({ ...everything, status: 'pending' }, settings(), now)?.kind).toBe('sold')
  })

  test('PRC-09 the fuel tag comes first, if enabled', () => {
    expect(cardTag(everything, settings(), now)).toMatchObject({ kind: 'fuel', label: 'Hybrid' })
    expect(cardTag({ ...everything, simple_fuel: 'Petrol' }, settings(), now)?.kind).not.toBe('fuel')
  })

  test('PRC-10 then Reserved', () => {
    expect(cardTag(everything, settings(false), now)).toMatchObject({ kind: 'reserved', label: 'Reserved' })
  })

  test('PRC-11 then the certified used Toyota badge, for used Toyotas only', () => {
    const car = { ...everything, reserved: false }
    expect(cardTag(car, settings(false), now)?.kind).toBe('certified')
    expect(cardTag({ ...car, make: 'Mazda' }, settings(false), now)?.kind).toBe('custom')
    expect(cardTag({ ...car, car_type: 'demo' }, settings(false), now)?.kind).toBe('custom')
  })

  test('PRC-12 then the car’s own tag text', () => {
    const car = { ...everything, reserved: false, certified: false }
    expect(cardTag(car, settings(false), now)).toMatchObject({ kind: 'custom', label: 'Manager special' })
  })

  test('PRC-03 PRC-13 then COMING SOON', () => {
    const car = { ...everything, reserved: false, certified: false, tag: '  ' }
    expect(cardTag(car, settings(false), now)).toMatchObject({ kind: 'comingSoon', label: 'COMING SOON' })
  })

  test('PRC-14 then the just arrived tag, to the last second of its days', () => {
    const arrived = (days: number) => cardTag(carFixture({ created_at_timestamp: daysAgo(days) }), settings(false), now)
    expect(arrived(1)).toMatchObject({ kind: 'justArrived', label: 'New' })
    expect(arrived(8)?.kind).toBe('justArrived')
    expect(arrived(8.01)).toBeNull()
    expect(arrived(-1)).toBeNull()
  })

  test('PRC-15 otherwise no tag', () => {
    expect(cardTag(carFixture({ created_at_timestamp: null }), settings(false), now)).toBeNull()
    expect(cardTag(stockDocumentFixture(), settings(false), now)).toBeNull()
  })
})
