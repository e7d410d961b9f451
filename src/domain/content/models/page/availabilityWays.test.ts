import { expect, test } from 'vitest'
import { askTitle, stockLink } from './availabilityWays'

const make = { label: 'Jayco', slug: 'jayco', href: '/search/jayco', total: 8 }

test('RTE-28 the way to stock says what it leads to; without any, to others of the make', () => {
  const coming = {
    words: '1 new coming soon',
    also: null,
    href: '/search/jayco/journey?status=coming_soon',
    isHere: false,
  }
  expect(stockLink(coming, make)).toEqual({ label: 'See 1 new coming soon', href: coming.href })
  const toOrder = { words: 'To order', also: null, href: null, isHere: false }
  expect(stockLink(toOrder, make)).toEqual({ label: 'To order: see 8 other Jayco', href: '/search/jayco' })
  expect(stockLink(toOrder, undefined)).toBeNull()
  const used = { words: 'To order', also: '1 used', href: '/search/jayco/journey', isHere: false }
  expect(stockLink(used, make)).toEqual({ label: 'To order: see 1 used in stock', href: used.href })
})

test('RTE-28 an invitation to see it is made only where it is here', () => {
  expect(askTitle('Journey', 'the yard', true)).toBe('See the Journey at the yard')
  expect(askTitle('Journey', 'the yard', false)).toBe('Ask the yard about the Journey')
  expect(askTitle('Journey', undefined, false)).toBe('Ask about the Journey')
})
