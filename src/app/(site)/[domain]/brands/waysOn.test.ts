import { expect, test } from 'vitest'
import type { Site } from '@/tenants/Site'
import { waysOn } from './waysOn'

const site = { locations: [], settings: { routes: { sellPath: '/sell-your-car' } } } as unknown as Site
const offersOf = (...ends: (string | null)[]) =>
  waysOn(
    site,
    20,
    ends.map((expiry) => ({ expiry })),
  )[1]

test('the way to the offers says when the first of them ends, and names no repayment', () => {
  expect(offersOf('2027-02-27T13:00:00Z', null, '2026-12-30T13:00:00Z')).toMatchObject({
    title: '3 offers now',
    text: 'The first ends 31/12/2026.',
  })
  expect(offersOf('2027-02-27T13:00:00Z')?.text).toBe('Ends 28/02/2027.')
  expect(offersOf(null)?.text).toBe('With their terms and conditions.')
  expect(offersOf()?.href).toBe('/sell-your-car')
})
