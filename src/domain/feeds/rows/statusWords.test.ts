import { describe, expect, test } from 'vitest'
import { FEED_LIMITS } from '../feedLimits'
import { columnPlan } from '../columns/columnPlan'
import { rowReader } from './rowToCar'

const client = { profile: 'generic', mapping: [], priceBasis: null } as const
const read = rowReader(client, columnPlan(client), FEED_LIMITS)

/** The status of a row with this word, and whether its sender gets a message. */
const statusOf = (word: string, column = 'Status') => {
  const row = read({ line: 2, kind: 'values', columns: ['Make', 'Model', column], values: ['Kia', 'Rio', word] })
  if (row.kind !== 'car') throw new Error('no car')
  return { status: row.car.status, told: row.advice.map(({ field, value }) => [field, value]) }
}

describe('a status that dealers’ systems write', () => {
  test.each([
    ['Not available', 'pending'],
    ['NOT_AVAILABLE', 'pending'],
    ['Unavailable', 'pending'],
    ['out_of_stock', 'pending'],
    ['Out of Stock', 'pending'],
    ['Not in stock', 'pending'],
    ['No longer available', 'archived'],
    ['Not for sale', 'archived'],
    ['Delisted', 'archived'],
    ['Discontinued', 'archived'],
    ['Expired', 'archived'],
    ['Off market', 'archived'],
    ['Deactivated', 'archived'],
    ['Not active', 'archived'],
    ['Sold', 'sold'],
    ['SOLD - Awaiting Delivery', 'sold'],
    ['Available soon', 'coming_soon'],
    ['Arriving 12/2026', 'coming_soon'],
    ['On hold', 'pending'],
    ['Sale pending', 'pending'],
    ['Wholesaled', 'archived'],
    ['Unsold', 'in_stock'],
    ['Available', 'in_stock'],
    ['In Stock', 'in_stock'],
    ['Active', 'in_stock'],
    ['For sale', 'in_stock'],
  ])('CAR-07 %s is %s, and needs no word', (word, status) => {
    expect(statusOf(word)).toEqual({ status, told: [] })
  })

  test.each(['S', 'X', 'Zorblax', 'UNKNOWN', '3', 'Not yet decided', 'Isn’t available', 'Nicht verfügbar'])(
    'FEED-04 %s is held back from the site, and its sender is told',
    (word) => {
      expect(statusOf(word)).toEqual({ status: 'pending', told: [['Status', word]] })
    },
  )

  test('FEED-04 a condition in the status column says nothing of the sale, and its sender is told', () => {
    expect(statusOf('Used')).toEqual({ status: undefined, told: [['Status', 'Used']] })
    expect(statusOf('')).toEqual({ status: undefined, told: [] })
  })

  test('CAR-07 a column ‘Sold’ may hold a word or the day', () => {
    expect(statusOf('Y', 'Sold').status).toBe('sold')
    expect(statusOf('SOLD', 'Sold').status).toBe('sold')
    expect(statusOf('N', 'Sold').status).toBeUndefined()
    expect(statusOf('12/11/2026', 'Sold')).toMatchObject({ status: 'pending', told: [['Sold', '12/11/2026']] })
  })
})
