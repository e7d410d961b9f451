import { describe, expect, test } from 'vitest'
import { gaugeLevel, gaugeView } from './gaugeView'

const answer = {
  fill: 0.5,
  listing_price: 24_990,
  market_range_min: 22_000,
  market_range_max: 28_000,
  confidence: 0.8,
  description: 'Fair Price',
}

describe('auto-gauge', () => {
  test('VDP-34 ENT-01 only with every field, confidence above 0.2 and a market that reaches the price', () => {
    expect(gaugeView(answer)).toMatchObject({ listingPriceDollars: 24_990, rangeMinDollars: 22_000 })
    for (const field of Object.keys(answer)) expect(gaugeView({ ...answer, [field]: undefined }), field).toBeNull()
    expect(gaugeView({ ...answer, description: '' })).toBeNull()
    expect(gaugeView({ ...answer, fill: 'half' })).toBeNull()
    expect(gaugeView({ ...answer, confidence: 0.2 })).toBeNull()
    expect(gaugeView({ ...answer, confidence: 0.21 })).not.toBeNull()
    expect(gaugeView({ ...answer, market_range_max: 24_989 })).toBeNull()
    expect(gaugeView({ ...answer, market_range_max: 24_990 })).not.toBeNull()
    for (const nothing of [null, undefined, '', [], 7]) expect(gaugeView(nothing)).toBeNull()
  })

  test('VDP-36 low below 0.3, medium below 0.6, high from there', () => {
    expect([0, 0.29, 0.3, 0.59, 0.6, 1].map(gaugeLevel)).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high'])
  })

  test('VDP-37 good below 0.65, else great, whatever the answer calls it', () => {
    expect(gaugeView({ ...answer, fill: 0.649 })?.label).toBe('Good Deal')
    expect(gaugeView({ ...answer, fill: 0.65 })?.label).toBe('Great Deal')
  })

  test('VDP-38 at least a fifth is drawn, and never more than all', () => {
    expect(gaugeView({ ...answer, fill: 0.02 })?.fillPercent).toBe(20)
    expect(gaugeView({ ...answer, fill: 0.7 })?.fillPercent).toBe(70)
    expect(gaugeView({ ...answer, fill: 1.4 })?.fillPercent).toBe(100)
  })
})
