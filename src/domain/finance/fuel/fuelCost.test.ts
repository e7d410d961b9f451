import { describe, expect, test } from 'vitest'
import { fuelCostDollars, fuelCosts, initialCharging, initialFuel, tidyFuel } from './fuelCost'

const petrol = { item_type: 'car', fuel: 'Unleaded', simple_fuel: 'Petrol', variant: null }

test('VDP-44 starts at $1.70 a litre, 250 km a week and 10 L/100 km', () => {
  expect(initialFuel(petrol)).toEqual({ kmPerWeek: 250, usePer100Km: 10, unitDollars: 1.7 })
})

test("VDP-44 the maker's combined figure, where it is known, stands for the 10 L/100 km", () => {
  expect(initialFuel({ ...petrol, variant: { fuelconsumptioncombined: 6.4 } })?.usePer100Km).toBe(6.4)
  expect(initialFuel({ ...petrol, variant: { fuelconsumptioncombined: 0 } })?.usePer100Km).toBe(10)
})

test('VDP-45 distance/100 × economy × price', () => {
  expect(fuelCostDollars({ distanceKm: 250, usePer100Km: 10, unitDollars: 1.7 })).toBeCloseTo(42.5, 10)
  const { weekDollars, yearDollars } = fuelCosts({ kmPerWeek: 400, usePer100Km: 6.4, unitDollars: 2.05 })
  expect(weekDollars).toBeCloseTo(52.48, 10)
  expect(yearDollars).toBeCloseTo(2728.96, 10)
})

test('VDP-45 senseless inputs count as nothing, too large ones as the most', () => {
  expect(tidyFuel('kmPerWeek', Number.NaN, 'L')).toBe(0)
  expect(tidyFuel('unitDollars', -3, 'L')).toBe(0)
  expect(tidyFuel('usePer100Km', 900, 'L')).toBe(50)
})

describe('VDP-46 hidden', () => {
  test.each(['Electric', 'electric', 'EV', 'Battery Electric'])('for an electric car (%s)', (fuel) => {
    expect(initialFuel({ ...petrol, simple_fuel: null, fuel })).toBeNull()
    expect(initialFuel({ ...petrol, simple_fuel: fuel })).toBeNull()
  })

  test.each(['Hybrid', 'Plug-in Hybrid', 'Petrol/Electric', 'Diesel', 'LPG'])('not for %s', (fuel) => {
    expect(initialFuel({ ...petrol, simple_fuel: fuel })).not.toBeNull()
  })

  test('for a caravan, which is towed', () => {
    expect(initialFuel({ ...petrol, item_type: 'caravan', simple_fuel: null, fuel: null })).toBeNull()
  })
})

test('VDP-45 VDP-46 an electric car has the same sum of kilowatt hours, with the maker’s figure where it is known', () => {
  const electric = { ...petrol, fuel: 'Electric', simple_fuel: 'Electric' }
  expect(initialCharging(electric)).toEqual({ kmPerWeek: 250, usePer100Km: 18, unitDollars: 0.3 })
  const variant = { fuelconsumptioncombined: null, energyconsumption: 16.4 }
  expect(initialCharging({ ...electric, variant })?.usePer100Km).toBe(16.4)
  expect(fuelCosts({ kmPerWeek: 250, usePer100Km: 18, unitDollars: 0.3 }).weekDollars).toBeCloseTo(13.5, 10)
  expect(initialCharging(petrol)).toBeNull()
  expect(initialCharging({ ...petrol, simple_fuel: 'Plug-in Hybrid' })).toBeNull()
})
