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
const html = (timeZone: string, saysDays = true, shown: PriceLine | null = line) =>
  renderToStaticMarkup(<PriceHistory line={shown} timeZone={timeZone} saysDays={saysDays} />)
const text = (timeZone: string, shown?: PriceLine) =>
  html(timeZone, true, shown)
    .replaceAll(/<\/(?:p|li)>/g, '|')
    .replaceAll(/<[^>]+>/g, '')

test('LAW-05 LOC-09 an earlier price is in one line with the present one, dated by the dealership’s clocks', () => {
  expect(text('Australia/Perth')).toContain('$32,000 →to $30,000 on 30/06/2026, down $2,000|')
  expect(text('Australia/Sydney')).toContain('$32,000 →to $30,000 on 01/07/2026, down $2,000|')
})

test('LAW-05 each change has its line, also one upwards', () => {
  const more = [...line.points, { from: '2026-07-20T02:00:00Z', dollars: 30_500 }]
  const changes = text('Australia/Sydney', { ...line, points: more })
  expect(changes.split('|').slice(1)).toEqual([
    'From $32,000 →to $30,000 on 01/07/2026, down $2,000',
    'From $30,000 →to $30,500 on 20/07/2026, up $500',
    '',
  ])
})

test('of a new car nothing is said about how long it was listed, and nothing at all where its price has not changed', () => {
  const one = { ...line, points: line.points.slice(0, 1) }
  expect(html('Australia/Sydney')).toContain('Listed for 24 days')
  expect(html('Australia/Sydney', false)).not.toContain('Listed')
  expect(html('Australia/Sydney', false)).toContain('$30,000')
  expect(html('Australia/Sydney', false, one)).toBe('')
  expect(html('Australia/Sydney', true, one)).not.toContain('$')
  expect(html('Australia/Sydney', true, null)).toBe('')
})
