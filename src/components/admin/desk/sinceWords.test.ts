import { expect, test } from 'vitest'
import { agoWords, dueWords } from './sinceWords'

const now = Date.parse('2026-11-24T02:00:00Z')

test('CRM-04 the time that is left or over, in words', () => {
  expect(dueWords('2026-11-24T02:20:00Z', now)).toBe('20 min left')
  expect(dueWords('2026-11-23T23:00:00Z', now)).toBe('3 h late')
  expect(dueWords('2026-11-24T02:00:20Z', now)).toBe('Answer now')
  expect(dueWords('2026-11-22T02:00:00Z', now)).toBe('2 days late')
  expect(agoWords('2026-11-23T02:00:00Z', now)).toBe('1 day ago')
})
