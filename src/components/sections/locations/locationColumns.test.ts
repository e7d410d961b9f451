import { expect, test } from 'vitest'
import { locationColumns } from './LocationCards'

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 4],
  [6, 3],
  [7, 4],
])('LOC-03 %i locations stand in %i columns', (count, columns) => {
  expect(locationColumns(count)).toBe(columns)
})
