import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gaugeView } from '@/src/domain/stock/pricing/gaugeView'
import { Scale } from './AutoGaugePanel'

const drawn = (fill: number): string => {
  const market = { listing_price: 24_990, market_range_min: 22_000, market_range_max: 28_000 }
  const gauge = gaugeView({ ...market, fill, confidence: 0.8, description: 'Fair Price' })
  return gauge ? renderToStaticMarkup(<Scale gauge={gauge} />) : ''
}

test('VDP-36 the zones rise with the price from left to right, as wide as the levels of the fill', () => {
  const html = drawn(0.5)
  expect(html).toMatch(/\$24,990.*Lower price.*Mid-range.*Higher price/)
  const shares = /grid-template-columns:([\d.]+)fr ([\d.]+)fr ([\d.]+)fr/.exec(html)?.slice(1).map(Number) ?? []
  expect(shares.map((share) => Math.round(share * 100))).toEqual([40, 30, 30])
})

test('VDP-36 the zone the price lies in is the one in bold', () => {
  const bold = (fill: number) => /font-bold">([^<$]+)</.exec(drawn(fill))?.[1]
  expect([0.1, 0.5, 0.9].map(bold)).toEqual(['Higher price', 'Mid-range', 'Lower price'])
})
