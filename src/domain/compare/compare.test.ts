import { expect, test } from 'vitest'
import { compareHref, idsFromQuery, idsFromStorage, toggleCompared } from './compareList'
import { carFixture } from '../stock/car/carFixture.testing'
import { variantSchema } from '../stock/car/carParts'
import { compareFeatures, compareGroups } from './compareGroups'
import { compareRow, compareRows } from './compareRows'

const id = (digit: number): string => `0195d0a0-0000-7000-8000-00000000000${digit}`
const four = [1, 2, 3, 4].map(id)

test('WAT-13 up to four cars; a fifth is refused, one that is in is taken off', () => {
  expect(toggleCompared([], id(1))).toEqual([id(1)])
  expect(toggleCompared([id(1), id(2)], id(1))).toEqual([id(2)])
  expect(toggleCompared(four, id(5))).toBeNull()
})

test('RTE-54 an address names valid cars, each once, at most four', () => {
  expect(idsFromQuery(`${id(1)},nonsense,${id(1)},${id(2)}`)).toEqual([id(1), id(2)])
  expect(idsFromQuery([...four, id(5)].join(','))).toEqual(four)
  expect(idsFromQuery(undefined)).toEqual([])
  expect(compareHref([id(1), id(2)])).toBe(`/compare?ids=${id(1)},${id(2)}`)
})

test('WAT-13 what another program left in storage does no harm', () => {
  expect(idsFromStorage('{"a":1}')).toEqual([])
  expect(idsFromStorage('not json')).toEqual([])
  expect(idsFromStorage(JSON.stringify([id(1), 7, null]))).toEqual([id(1)])
})

test('RTE-54 rows say where the cars differ', () => {
  const rows = compareRows([
    [
      { label: 'Fuel', value: 'Petrol' },
      { label: 'Seats', value: '5' },
    ],
    [{ label: 'Seats', value: '5' }],
  ])
  expect(rows).toEqual([
    { label: 'Fuel', values: ['Petrol', null], differs: true, best: null },
    { label: 'Seats', values: ['5', '5'], differs: false, best: null },
  ])
})

test('ALRT-04 the better figure is marked where one is better, never a mere difference or an equal one', () => {
  const best = (label: string, values: (string | null)[]) => compareRow(label, values).best
  expect(best('Kilometres', ['117,136 km', '5 km', null])).toEqual({ word: 'Lowest', cars: [false, true, false] })
  expect(best('ANCAP rating', ['4 of 5 stars', '5 of 5 stars', '5 of 5 stars'])?.cars).toEqual([false, true, true])
  expect(best('Drive-away', ['$56,690', '$23,989'])?.cars).toEqual([false, true])
  expect(best('Towing', ['3,500 kg', '3,500 kg'])).toBeNull()
  expect(best('Towing', ['3,500 kg', null])).toBeNull()
  expect(best('Length', ['4,385 mm', '5,370 mm'])).toBeNull()
})

test('RTE-54 each fact once: no second row for the gearbox, the engine or the body', () => {
  const car = carFixture({
    trans: 'Automatic',
    gearnum: 8,
    engine_size_litres: 2,
    body: 'Utility',
    variant: variantSchema.parse({ cylinders: 4, geartype: 'Automatic', bodyconfiguration: 'Double Cab', power: 150 }),
  })
  const electric = carFixture({
    fuel: 'Electric',
    simple_fuel: 'Electric',
    trans: 'Automatic',
    simple_transmission: 'Automatic',
    variant: variantSchema.parse({ power: 168 }),
  })
  const groups = compareGroups([car, electric])
  const rows = groups.flatMap((group) => group.rows)
  const labels = rows.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  for (const repeat of [
    'Gearbox',
    'Cylinders',
    'Engine power',
    'Motor power',
    'Engine size and variant',
    'Configuration',
    'VIN',
  ])
    expect(labels).not.toContain(repeat)
  expect(rows.find(({ label }) => label === 'Body type')?.values[0]).toBe('Utility, Double Cab')
  expect(rows.find(({ label }) => label === 'Power')?.best?.cars).toEqual([false, true])
  expect(rows.find(({ label }) => label === 'Transmission')?.values).toEqual(['8-speed Automatic', 'Automatic'])
  expect(groups.find(({ title }) => title === 'Engine and drive')?.rows.map(({ label }) => label)).toEqual([
    'Engine',
    'Fuel',
    'Transmission',
    'Power',
  ])
})

test('RTE-54 features that are not listed for all; nothing is said where a car has no list', () => {
  const listed = (...standardEquipment: string[]) => ({ standardEquipment })
  expect(compareFeatures([listed('Sunroof', 'ABS Brakes'), listed('ABS Brakes', 'Tow Bar')])).toEqual({
    shared: ['ABS Brakes'],
    own: [['Sunroof'], ['Tow Bar']],
  })
  expect(compareFeatures([listed('Sunroof'), listed()])).toBeNull()
})
