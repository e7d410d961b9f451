import { expect, test } from 'vitest'
import { statusWords } from '@/src/domain/stock/normalise/staffLabels'
import { storedWord } from './storedWord'

test.each([
  ['in_stock', 'In stock'],
  ['coming_soon', 'Coming soon'],
  ['on the moon', 'on the moon'],
  ['', ''],
  [null, ''],
])('ENT-24 a lead says the status of its car in words: %j', (stored, words) => {
  expect(storedWord(stored, statusWords)).toBe(words)
})
