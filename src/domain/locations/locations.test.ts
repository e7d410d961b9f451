import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, maskPhone, phoneHref } from './formatPhone'
import { greatCircleKm } from './delivery/greatCircleKm'
import { sortLocations } from './departments'
import { stateTimeZone } from './hours/stateTimeZone'

describe('phone numbers', () => {
  test('VDP-27 +61 becomes 0, grouped 2-4-4', () => {
    expect(formatPhone('+61290001234')).toBe('02 9000 1234')
    expect(formatPhone('+61 (0)2 9000 1234')).toBe('02 9000 1234')
    expect(formatPhone('0412345678')).toBe('04 1234 5678')
    expect(formatPhone('1300031264')).toBe('1300 031 264')
    expect(formatPhone('13 11 26')).toBe('13 11 26')
    expect(formatPhone(' ext 12 ')).toBe('ext 12')
    expect(phoneHref('02 9000 1234')).toBe('tel:0290001234')
  })

  test('VDP-23 masked after the first five characters', () => {
    expect(maskPhone('02 9000 1234')).toBe('02 90•• ••••')
    expect(maskPhone('123')).toBe('123')
  })

  test('VDP-27 VDP-23 formatting again changes nothing, and a mask shows no later digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200_000_000, max: 999_999_999 }), (digits) => {
        const shown = formatPhone(`+61${digits}`)
        expect(shown).toMatch(/^0\d \d{4} \d{4}$/)
        expect(formatPhone(shown)).toBe(shown)
        expect(maskPhone(shown).slice(5)).not.toMatch(/\d/)
      }),
    )
  })
})

test('LOC-04 sales, service, parts, then those without a type; the main location first of its type', () => {
  const at = (name: string, locationType: 'sales' | 'service' | 'parts' | null, primary = false) => ({
    name,
    locationType,
    primary,
  })
  const given = [at('D', null), at('C', 'parts'), at('A', 'sales'), at('B', 'service'), at('Z', 'sales', true)]
  expect(sortLocations(given).map(({ name }) => name)).toEqual(['Z', 'A', 'B', 'C', 'D'])
  expect(given[0]?.name).toBe('D')
})

describe('distance', () => {
  const sydney = { lat: -33.8688, lng: 151.2093 }
  const melbourne = { lat: -37.8136, lng: 144.9631 }

  test('LOC-12 Sydney to Melbourne is about 713 km', () => {
    expect(greatCircleKm(sydney, melbourne)).toBeCloseTo(713.4, 0)
  })

  test('LOC-12 the same both ways, nothing to itself, never more than half the Earth', () => {
    const place = fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) })
    fc.assert(
      fc.property(place, place, (one, other) => {
        const km = greatCircleKm(one, other)
        expect(km).toBeCloseTo(greatCircleKm(other, one), 6)
        expect(greatCircleKm(one, one)).toBe(0)
        expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 0.001)
      }),
    )
  })
})

test('ENT-05 every state has its own clocks', () => {
  expect(stateTimeZone('qld')).toBe('Australia/Brisbane')
  expect(stateTimeZone('SA')).toBe('Australia/Adelaide')
  expect(stateTimeZone(null)).toBe('Australia/Sydney')
})
