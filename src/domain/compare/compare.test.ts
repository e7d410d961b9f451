import { expect, test } from 'vitest'
import { compareHref, idsFromQuery, idsFromStorage, toggleCompared } from './compareList'
import { compareRows } from './compareRows'

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
    { label: 'Fuel', values: ['Petrol', null], differs: true },
    { label: 'Seats', values: ['5', '5'], differs: false },
  ])
})
