import { expect, test } from 'vitest'
import { pageWindow } from './Pagination'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
])('RTE-24 page %i of %i offers %j', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})
