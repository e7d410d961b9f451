import { expect, test } from 'vitest'
import { shortened } from './shortened'

test('CON-21 CON-22 only texts over the limit are cut, at most at the given length', () => {
  expect(shortened('a'.repeat(200), 200, 160)).toBeNull()
  expect(shortened('a'.repeat(201), 200, 160)).toBe(`${'a'.repeat(160)}…`)
  const words = shortened('word '.repeat(60), 200, 160) ?? ''
  expect(words.endsWith('word…')).toBe(true)
  expect(words.length).toBeLessThanOrEqual(161)
})
