import { expect, test } from 'vitest'
import type { CardTagInput } from '@/src/domain/stock/availability/cardTag'
import { tagInWords } from './tagInWords'

const now = new Date('2026-11-20T03:00:00Z')
const settings = {
  specifications: { just_arrived_days: 8, just_arrived_tag_name: 'Just In', sold_tag_name: 'SOLD' },
  tags: { fuelTag: true },
}
const car: CardTagInput = {
  status: 'in_stock',
  make: 'Kia',
  car_type: 'used',
  simple_fuel: 'Petrol',
  reserved: false,
  certified: false,
  tag: 'One owner',
  created_at_timestamp: null,
}
const words = (change: Partial<CardTagInput>) => tagInWords({ ...car, ...change }, settings, now)

test('PRC-13 the car’s own tag is said to show', () => {
  expect(words({})).toEqual({ tone: 'shown', text: '“One owner” is on the photo.' })
})

test.each([
  ['PRC-10 a fuel tag', { simple_fuel: 'Hybrid' }, /“One owner” is not shown.*Fuel tag/],
  ['PRC-12 a reservation', { reserved: true }, /not shown.*“Reserved” is ticked/],
  ['PRC-04 a sale', { status: 'sold' }, /not shown.*“SOLD” goes first, because the car is sold/],
])('%s before the car’s own tag says which and why', (_, change, text) => {
  expect(words(change)).toEqual({ tone: 'warning', text: expect.stringMatching(text) })
})

test('PRC-14 without a tag of its own, the rule that gives it one is named; without a rule there is nothing to say', () => {
  const listed = now.getTime() / 1000 - 86_400
  expect(words({ tag: null, created_at_timestamp: listed })).toEqual({
    tone: 'quiet',
    text: '“Just In” is on the photo, because it was listed less than 8 days ago.',
  })
  expect(words({ tag: '  ' })).toBeNull()
})
