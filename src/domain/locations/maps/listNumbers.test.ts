import { expect, test } from 'vitest'
import { listNumbers } from './listNumbers'

test.each([
  [[2, 1, 3], '1–3'],
  [[1, 2, 3, 9, 10], '1–3, 9, 10'],
  [[4, 5], '4, 5'],
  [[7], '7'],
  [[], null],
  [[1, 3, 5, 7, 9], null],
])('RTE-33 a pin of several places has their numbers in the list, or none that do not fit: %j', (numbers, words) => {
  expect(listNumbers(numbers)).toBe(words)
})
