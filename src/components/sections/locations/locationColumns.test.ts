import { expect, test } from 'vitest'
import { locationColumns } from './LocationCards'
import { shortDescription } from '../StoryParts'

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

test('CON-24 a blog description of 80 characters stays whole, a longer one is cut', () => {
  expect(shortDescription('x'.repeat(80))).toBe('x'.repeat(80))
  expect(shortDescription('word '.repeat(40)).length).toBeLessThanOrEqual(81)
})
