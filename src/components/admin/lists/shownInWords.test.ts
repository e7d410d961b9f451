import { expect, test } from 'vitest'
import { shownInWords, type ShownState } from './shownInWords'

const now = new Date('2026-11-20T03:00:00Z')
const words = (change: Partial<ShownState>) =>
  shownInWords({ status: 'published', start: null, expiry: null, ...change }, now)

test('SRP-17 CON-23 a published row that is over or has not begun does not read as shown', () => {
  expect(words({ expiry: '2026-11-03T03:00:00Z' })).toEqual({ tone: 'off', text: 'Over since 3 Nov' })
  expect(words({ expiry: now.toISOString() }).tone).toBe('off')
  expect(words({ start: '2026-12-01T03:00:00Z' })).toEqual({ tone: 'waiting', text: 'From 1 Dec' })
})

test('SRP-17 CON-23 a row visitors see says until when; a draft on top of it is named', () => {
  expect(words({})).toEqual({ tone: 'shown', text: 'Now' })
  expect(words({ expiry: '2026-11-30T03:00:00Z' }).text).toBe('Until 30 Nov')
  expect(words({ status: 'changed' })).toEqual({ tone: 'shown', text: 'Now, a draft waits' })
  expect(words({ status: 'draft' })).toEqual({ tone: 'off', text: 'Draft' })
})
