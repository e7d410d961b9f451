import { expect, test } from 'vitest'
import { vehiclePlans } from './vehiclePlans'

const plans = Object.entries(vehiclePlans)
const all = vehiclePlans.beside.sections.concat(vehiclePlans.beside.beside)

test.each(plans)('VDP-02 VDP-10 VDP-11 VDP-16 every part of the details is in the layout %s, once', (_, plan) => {
  const own = [...plan.sections, ...plan.beside]
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
