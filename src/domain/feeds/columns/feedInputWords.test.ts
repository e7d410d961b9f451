import { expect, test } from 'vitest'
import { feedInputChoices, feedInputs } from './feedInputs'

test('FEED-01 everything a column may fill can be chosen, each by a name of its own', () => {
  expect(feedInputChoices).toHaveLength(feedInputs.length)
  expect(new Set(feedInputChoices.map(({ label }) => label)).size).toBe(feedInputs.length)
  expect(feedInputChoices.every(({ label }) => /^[A-Z3]/.test(label) && !/[_]/.test(label))).toBe(true)
})
