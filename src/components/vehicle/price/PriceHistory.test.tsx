import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PriceLine } from '@/src/domain/stock/pricing/priceHistory'
import { PriceHistory } from './PriceHistory'

// Two changes in the hours when Sydney has the next day already and Perth has not.
const line: PriceLine = {
  daysListed: 24,
  points: [
    { from: '2026-06-01T15:00:00Z', dollars: 32_000 },
    { from: '2026-06-30T14:30:00Z', dollars: 30_000 },
  ],
}
const html = (timeZone: string, saysDays = true) =>
  renderToStaticMarkup(<PriceHistory line={line} timeZone={timeZone} saysDays={saysDays} />)
const days = (timeZone: string) => html(timeZone).match(/\d\d\/\d\d\/\d{4}/g)

test('LAW-05 LOC-09 a price is dated by the dealership’s clocks', () => {
  expect(days('Australia/Perth')).toEqual(['01/06/2026', '30/06/2026'])
  expect(days('Australia/Sydney')).toEqual(['02/06/2026', '01/07/2026'])
})

test('LAW-05 a price is drawn from zero, so that a small reduction looks small', () => {
  expect(html('Australia/Sydney').match(/width:[\d.]+%/g)).toEqual(['width:100%', 'width:93.75%'])
})

test('of a new car nothing is said about how long it was listed', () => {
  expect(html('Australia/Sydney')).toContain('Listed for 24 days')
  expect(html('Australia/Sydney', false)).not.toContain('Listed')
  expect(html('Australia/Sydney', false)).toContain('$2,000 less than at first')
})
