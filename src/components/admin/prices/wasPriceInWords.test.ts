import { expect, test } from 'vitest'
import { wasPriceInWords } from './wasPriceInWords'

test('LAW-05 staff are told whether a was-price shows, from when, or that it never will', () => {
  const readyAt = new Date('2026-11-28T04:00:00Z')
  expect(wasPriceInWords({ kind: 'shown', days: 12.7 }, 30_000, 7)).toEqual({
    tone: 'shown',
    text: 'Shown: advertised at $30,000 or more for 12 days.',
  })
  expect(wasPriceInWords({ kind: 'too-short', days: 0.4, readyAt }, 30_000, 7)?.text).toContain('shows from 28 Nov')
  expect(wasPriceInWords({ kind: 'too-short', days: 1.2, readyAt: null }, 30_000, 7)?.text).toMatch(
    /for 1 day of the 7 days .* Waiting does not change that/,
  )
  expect(wasPriceInWords({ kind: 'not-lower', days: 2, readyAt }, 30_000, 7)?.text).toContain('from 28 Nov')
  expect(wasPriceInWords({ kind: 'none' }, 0, 7)).toBeNull()
})
