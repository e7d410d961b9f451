import { describe, expect, test } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { carFixture } from '../stock/car/carFixture.testing'
import { defaultCharges } from './defaultCharges'
import { chargesOn, driveAwayByState, priceWithoutCharges } from './driveAway'
import { dutyDollars, type DutyVehicle } from './dutyDollars'
import type { StateCharges } from './StateCharges'

const sedan: DutyVehicle = { kind: 'passenger', condition: 'used', power: 'engine', cylinders: 4, co2: 160 }
const ute: DutyVehicle = { ...sedan, kind: 'goods' }
const newUte: DutyVehicle = { ...ute, condition: 'new' }
const electric: DutyVehicle = { ...sedan, condition: 'new', power: 'electric', cylinders: null, co2: 0 }
const plugIn: DutyVehicle = { ...sedan, power: 'plugIn', co2: 45 }
const hybrid: DutyVehicle = { ...sedan, power: 'hybrid', co2: 95 }
const six: DutyVehicle = { ...sedan, cylinders: 6 }
const eight: DutyVehicle = { ...sedan, cylinders: 8 }

/**
 * Worked by hand from the offices' published tables; Tasmania's first three and the first of Queensland above $100,000 are
 * the offices' own examples of method.
 */
const golden: [state: StateCharges['state'], vehicle: DutyVehicle, value: number, dollars: number][] = [
  ['NSW', sedan, 20_050, 603],
  ['NSW', sedan, 45_000, 1350],
  ['NSW', sedan, 45_001, 1355],
  ['NSW', sedan, 60_000, 2100],
  ['NSW', ute, 60_000, 1800],
  ['VIC', sedan, 30_000, 1260],
  ['VIC', sedan, 30_001, 1268.4],
  ['VIC', sedan, 80_567, 3385.2],
  ['VIC', sedan, 90_000, 4680],
  ['VIC', sedan, 120_000, 8400],
  ['VIC', sedan, 160_000, 14_400],
  ['VIC', hybrid, 160_000, 6720],
  ['VIC', electric, 90_000, 3780],
  ['VIC', newUte, 60_000, 1620],
  ['VIC', ute, 60_000, 2520],
  ['QLD', sedan, 40_000, 1200],
  ['QLD', six, 40_000, 1400],
  ['QLD', eight, 40_000, 1600],
  ['QLD', hybrid, 40_000, 800],
  ['QLD', electric, 120_000, 4800],
  ['QLD', sedan, 100_000, 3000],
  ['QLD', sedan, 100_001, 5005],
  ['QLD', { ...sedan, cylinders: null }, 40_000, 1200],
  ['SA', sedan, 400, 5],
  ['SA', sedan, 1500, 20],
  ['SA', sedan, 3000, 60],
  ['SA', sedan, 40_000, 1540],
  ['SA', ute, 40_000, 1170],
  ['WA', sedan, 25_000, 687.5],
  ['WA', sedan, 30_000, 1050],
  ['WA', sedan, 50_000, 3250],
  ['WA', sedan, 60_000, 3900],
  ['TAS', sedan, 375, 20],
  ['TAS', sedan, 27_750, 834],
  ['TAS', sedan, 38_750, 1468],
  ['TAS', sedan, 65_750, 2632],
  ['TAS', ute, 65_750, 1974],
  ['ACT', sedan, 40_000, 1200],
  ['ACT', sedan, 60_000, 2100],
  ['ACT', sedan, 90_000, 3900],
  ['ACT', electric, 60_000, 1500],
  ['ACT', electric, 90_000, 2800],
  ['NT', sedan, 40_000, 1200],
  ['NT', electric, 50_000, 0],
  ['NT', plugIn, 60_000, 300],
]

describe('vehicle duty', () => {
  test.each(golden)('of %s for %o at $%d is $%d', (state, vehicle, value, dollars) => {
    const charges = defaultCharges.find((one) => one.state === state)
    expect(charges && dutyDollars(charges, vehicle, value)).toBe(dollars)
  })

  test('every state has its charges with their office’s page and day', () => {
    expect(chargesOn(defaultCharges, '2026-01-01').map(({ state }) => state)).toEqual([
      ...['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'],
    ])
    for (const { source, validFrom } of defaultCharges) {
      expect(new URL(source).hostname).toMatch(/\.gov\.au$/)
      expect(validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  test('the charges that took effect last count, those of the future do not yet', () => {
    const [nsw] = defaultCharges
    if (!nsw) throw new Error('There are no charges.')
    const [old, later] = [
      { ...nsw, ctp: 1, validFrom: '2020-01-01' },
      { ...nsw, ctp: 2, validFrom: '2027-07-01' },
    ]
    expect(chargesOn([old, later, nsw], '2027-06-30').map(({ ctp }) => ctp)).toEqual([nsw.ctp])
    expect(chargesOn([old, later, nsw], '2027-07-01').map(({ ctp }) => ctp)).toEqual([2])
  })
})

describe('a drive-away estimate', () => {
  const car = carFixture({ price: 40_000, offer_price: null, price_type: 'egc', item_type: 'car', status: 'in_stock' })
  const charges = chargesOn(defaultCharges, '2026-01-01')
  const now = new Date('2026-01-01T00:00:00Z')

  test('LAW-04 is for cars advertised without government charges alone', () => {
    const at = (more: Partial<typeof car>) => priceWithoutCharges({ ...car, ...more }, settingDefaults)
    expect(at({})).toBe(40_000)
    expect(at({ offer_price: 38_000 })).toBe(38_000)
    expect(at({ price_type: null })).toBe(40_000)
    expect(at({ price_type: 'drive_away' })).toBeNull()
    expect(at({ item_type: 'caravan' })).toBeNull()
    expect(at({ status: 'sold' })).toBeNull()
    expect(at({ price: null })).toBeNull()
    const included = { ...settingDefaults, price: { ...settingDefaults.price, basisLabel: 'Drive Away' } }
    expect(priceWithoutCharges({ ...car, price_type: null }, included)).toBeNull()
    expect(driveAwayByState({ ...car, price_type: 'drive_away' }, settingDefaults, charges, now)).toEqual([])
  })

  test('adds up to its total in each state', () => {
    const all = driveAwayByState(car, settingDefaults, charges, now)
    expect(all).toHaveLength(8)
    for (const { price, duty, registration, ctp, total } of all) expect(total).toBe(price + duty + registration + ctp)
  })

  test('does not charge again for plates that run on, in the car’s own state', () => {
    const location = { ...car.location, state: 'NSW' } as typeof car.location
    const plates = { ...car, car_type: 'used' as const, regplate: 'ABC12D', rego_expiry: '2026-06-30', location }
    const of = (state: string, more: Partial<typeof car> = {}) =>
      driveAwayByState({ ...plates, ...more }, settingDefaults, charges, now).find((one) => one.state === state)
    expect(of('NSW')).toMatchObject({ registration: 0, ctp: 0, total: 41_200, registeredUntil: '2026-06-30' })
    expect(of('VIC')).toMatchObject({ registration: 380, ctp: 590, registeredUntil: null })
    expect(of('NSW', { rego_expiry: '2025-12-31' })).toMatchObject({ registration: 470, registeredUntil: null })
    expect(of('NSW', { rego_expiry: '2026-01-30' })).toMatchObject({ registration: 470, registeredUntil: null })
    expect(of('NSW', { rego_expiry: '2026-01-31' })).toMatchObject({ registration: 0, ctp: 0 })
    expect(of('NSW', { car_type: 'new' })).toMatchObject({ registration: 470, registeredUntil: null })
  })

  test('knows a green car by its consumption, where the price is above the luxury threshold', () => {
    const dear = { ...car, price: 90_000, simple_body: 'SUV' as const }
    const victoria = (simple_fuel: string, litres: number) => {
      const variant = { ...car.variant, fuelconsumptioncombined: litres }
      const all = driveAwayByState({ ...dear, simple_fuel, variant } as typeof car, settingDefaults, charges, now)
      return all.find(({ state }) => state === 'VIC')?.duty
    }
    expect(victoria('Petrol', 5)).toBe(3780)
    expect(victoria('Petrol', 8)).toBe(4680)
    expect(victoria('Electric', 0)).toBe(3780)
  })
})
