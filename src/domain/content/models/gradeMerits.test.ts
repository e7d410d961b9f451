import { describe, expect, test } from 'vitest'
import { gradeMerits } from './gradeMerits'
import { modelRange } from './modelRange'

const merits = (...grades: Parameters<typeof modelRange>[0]['grades'] & object) =>
  gradeMerits(modelRange({ name: 'Any', grades }).grades)

describe('what a grade is best at', () => {
  test('RTE-28 of what all grades say, the one that is better than every other', () => {
    expect(
      merits(
        { name: 'G', price: 40_000, engine: '2.5 L petrol, 140 kW', economy: '7.4 L/100km', towing: '1,800 kg' },
        { name: 'D', price: 50_000, engine: '3.3 L diesel, 187 kW', economy: '5 L/100km', towing: '2,500 kg' },
      ),
    ).toEqual([['Lowest price'], ['Tows most', 'Uses least fuel']])
  })

  test('RTE-28 a tie, a grade that does not say, and a single grade have none', () => {
    expect(merits({ name: 'A', price: 40_000 }, { name: 'B', price: 40_000 })).toEqual([[], []])
    expect(merits({ name: 'A', seats: '5' }, { name: 'B' })).toEqual([[], []])
    expect(merits({ name: 'A', price: 40_000 })).toEqual([[]])
  })

  test('RTE-28 a comma before a number is not a number, and tonnes are not compared with kilograms', () => {
    expect(merits({ name: 'A', towing: 'Braked, 2,500 kg' }, { name: 'B', towing: 'Braked, 750 kg' })).toEqual([
      ['Tows most'],
      [],
    ])
    expect(merits({ name: 'A', towing: '3.5 t' }, { name: 'B', towing: '1,800 kg' })).toEqual([[], []])
  })

  test('RTE-28 litres are not compared with kilometres', () => {
    expect(merits({ name: 'P', economy: '6.6 L/100km' }, { name: 'E', economy: '444 km (WLTP)' })).toEqual([[], []])
    expect(merits({ name: 'R', economy: '454 km (WLTP)' }, { name: 'L', economy: '507 km (WLTP)' })).toEqual([
      [],
      ['Goes furthest'],
    ])
  })

  test('RTE-28 caravans are compared by what they sleep and carry', () => {
    expect(
      merits(
        { name: 'T', features: 'Berths: 2\nPayload: 400 kg' },
        { name: 'F', features: 'Berths: 6\nPayload: 400 kg' },
      ),
    ).toEqual([[], ['Sleeps most']])
  })
})
