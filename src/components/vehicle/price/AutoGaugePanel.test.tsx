import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gaugeView } from '@/src/domain/stock/pricing/gaugeView'
import { gaugeReason, Scale } from './AutoGaugePanel'

const market = { listing_price: 24_990, market_range_min: 22_000, market_range_max: 28_000, description: 'Fair Price' }

const drawn = (fill: number): string => {
  const gauge = gaugeView({ ...market, fill, confidence: 0.8 })
  return gauge ? renderToStaticMarkup(<Scale gauge={gauge} />) : ''
}

test('VDP-37 the zones rise with the price from left to right, and are as wide as what the labels stand for', () => {
  const html = drawn(0.55)
  expect(html).toMatch(/Great Deal.*Good Deal.*Higher price.*\$24,990/)
  const shares = /grid-template-columns:([\d.]+)fr ([\d.]+)fr ([\d.]+)fr/.exec(html)?.slice(1).map(Number) ?? []
  expect(shares.map((share) => Math.round(share * 100))).toEqual([35, 15, 50])
})

test('VDP-37 the zone in bold is the one the mark is in, and says what the label says', () => {
  const bold = (fill: number) => /font-bold">([^<$]+)</.exec(drawn(fill))?.[1]
  expect([0.5, 0.649, 0.65, 1].map(bold)).toEqual(['Good Deal', 'Good Deal', 'Great Deal', 'Great Deal'])
})

test('VDP-36 the scale has the level of its fill', () => {
  const level = (fill: number) => /data-level="(\w+)"/.exec(drawn(fill))?.[1]
  expect([0.1, 0.3, 0.5, 0.6].map(level)).toEqual(['low', 'medium', 'medium', 'high'])
})

test('VDP-37 the reason says on which side of the middle the price is', () => {
  const of = (price: number) => {
    const gauge = gaugeView({ ...market, listing_price: price, fill: 0.6, confidence: 0.8 })
    return gauge && gaugeReason(gauge, 'the average market price, $25,000')
  }
  expect(of(24_990)).toBe('$10 below the average market price, $25,000.')
  expect(of(25_000)).toBe('At the average market price, $25,000.')
  expect(of(25_400)).toBe('$400 above the average market price, $25,000.')
})
