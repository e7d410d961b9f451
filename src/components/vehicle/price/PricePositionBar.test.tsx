import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PricePosition } from '@/src/domain/stock/pricing/pricePosition'
import { PricePositionBar } from './PricePositionBar'

const usual: PricePosition = {
  count: 12,
  dearer: 7,
  lowDollars: 18_500,
  medianDollars: 24_000,
  highDollars: 31_000,
  at: 0.4,
  years: [2019, 2023],
}

/** What a shopper reads, part after part. */
const read = (change: Partial<PricePosition> = {}, carType: 'new' | 'demo' | 'used' = 'used'): string =>
  renderToStaticMarkup(
    <PricePositionBar
      car={{ make: 'Toyota', model: 'Corolla', badge: 'SX', car_type: carType }}
      priceDollars={23_490}
      position={{ ...usual, ...change }}
    />,
  )
    .replaceAll(/(?:<[^>]+>)+/g, '|')
    .slice(1, -1)

test('ALRT-08 a price is called below some, below all, or among the dearest of the comparable vehicles', () => {
  const verdict = (change: Partial<PricePosition>) => read(change).split('|')[0]
  expect(verdict({ dearer: 7 })).toBe('Priced below 7 of 12 comparable vehicles')
  expect(verdict({ dearer: 12 })).toBe('Priced below all 12 comparable vehicles')
  expect(verdict({ dearer: 0 })).toBe('Among the dearest of 13 comparable vehicles')
})

test('ALRT-08 the price stands with the lowest, the middle and the highest, and says how it was compared', () => {
  expect(read().split('|').slice(1)).toEqual([
    '$23,490',
    ...['Lowest', '$18,500', 'Middle', '$24,000', 'Highest', '$31,000'],
    'Compared with the advertised prices of 12 used Toyota Corolla from 2019 to 2023 with similar kilometres, in stock now at dealerships on this platform. What a price includes can differ.',
  ])
})

test('ALRT-08 nothing is said of years that were not compared, nor of the kilometres of new cars', () => {
  const method = (years: PricePosition['years'], carType: 'new' | 'demo') => read({ years }, carType).split('|').at(-1)
  expect(method(null, 'demo')).toContain('of 12 demo Toyota Corolla with similar kilometres, in stock now')
  expect(method([2026, 2026], 'new')).toContain('of 12 new Toyota Corolla SX from 2026 to 2026, in stock now')
})

test('ALRT-08 the middle is named under its tick, inside the box; market data beside it is said to be of other vehicles', () => {
  const draw = (medianDollars: number, besideMarketData = false) =>
    renderToStaticMarkup(
      <PricePositionBar
        car={{ make: 'Toyota', model: 'Corolla', badge: 'SX', car_type: 'used' }}
        priceDollars={23_490}
        position={{ ...usual, medianDollars }}
        besideMarketData={besideMarketData}
      />,
    )
  // (29,500 - 18,500) / (31,000 - 18,500)
  expect(draw(29_500)).toMatch(/style="left:88%".*left:clamp\(2.25rem, 88%, 100% - 2.25rem\)"><dt>Middle/)
  const sentence = 'The market average and range on this page come from market data, not from these vehicles.'
  expect(draw(29_500)).not.toContain(sentence)
  expect(draw(29_500, true)).toContain(sentence)
})
