import { expect, test } from 'vitest'
import type { Theme } from '@/tenants/Site'
import { type VehiclePlan, vehiclePlans } from './vehiclePlans'

const plans = Object.entries(vehiclePlans) as [Theme['vehicleLayout'], VehiclePlan][]
const partsOf = ({ sections, beside, below }: VehiclePlan) => [...sections, ...beside, ...below]
const all = partsOf(vehiclePlans.beside)

test.each(plans)('VDP-02 VDP-10 VDP-11 VDP-16 every part of the details is in the layout %s, once', (_, plan) => {
  const own = partsOf(plan)
  // The data sheet beside the photos is its key information.
  const expected = plan === vehiclePlans.sheet ? all.filter((key) => key !== 'key') : all
  expect(own.toSorted()).toEqual(expected.toSorted())
  expect(own.at(-1)).toBe('disclaimer')
})

test('TEN-03 layouts tell another story: no two begin alike or share their words', () => {
  const { beside, wide, ...others } = vehiclePlans
  expect(wide).toBe(beside)
  const told = [beside, ...Object.values(others)]
  expect(new Set(told.map(({ sections }) => sections.slice(0, 3).join())).size).toBe(told.length)
  for (const key of ['key', 'comments', 'place', 'ask'] as const)
    expect(new Set(told.map(({ titles }) => titles[key])).size, key).toBe(told.length)
})

test('TEN-03 on a sheet features and checks stand side by side: one follows the other (vehicle.css)', () => {
  const { sections } = vehiclePlans.sheet
  expect(sections.indexOf('checks')).toBe(sections.indexOf('features') + 1)
})
