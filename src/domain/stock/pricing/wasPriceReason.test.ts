import { describe, expect, test } from 'vitest'
import { wasPriceReason, type PricePeriod } from './wasPriceReason'

const now = new Date('2026-11-21T10:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const at = (days: number, price: number, listed = true): PricePeriod => ({
  from: ago(days),
  price,
  offer_price: null,
  listed,
})
const judge = (beforeDollars: number | null, priceDollars: number | null, periods: PricePeriod[], minDays = 7) =>
  wasPriceReason({ beforeDollars, priceDollars, periods, minDays, now })

describe('wasPriceReason', () => {
  test('LAW-05 is shown after the days at that price or dearer, and not a moment earlier', () => {
    expect(judge(30_000, 27_000, [at(9, 30_000), at(2, 27_000)])).toEqual({ kind: 'shown', days: 7 })
    expect(judge(30_000, 27_000, [at(8.9, 30_000), at(2, 27_000)])).toMatchObject({ kind: 'too-short', readyAt: null })
    expect(judge(30_000, 27_000, [at(20, 31_000), at(2, 27_000)])).toMatchObject({ kind: 'shown', days: 18 })
    expect(judge(30_000, 27_000, [at(20, 30_000, false), at(2, 27_000)])).toMatchObject({ kind: 'too-short', days: 0 })
  })

  test('LAW-05 a cut typed too early is told from when it may be made', () => {
    const readyAt = new Date('2026-11-26T10:00:00Z')
    expect(judge(30_000, 27_000, [at(2, 30_000)])).toEqual({ kind: 'too-short', days: 2, readyAt })
    expect(judge(30_000, 30_000, [at(2, 30_000)])).toEqual({ kind: 'not-lower', days: 2, readyAt })
    expect(judge(30_000, 30_000, [at(8, 30_000)])).toEqual({ kind: 'not-lower', days: 8, readyAt: null })
  })

  test('LAW-05 nothing to judge without a was-price; nothing is judged while the check is off', () => {
    expect(judge(null, 27_000, [])).toEqual({ kind: 'none' })
    expect(judge(30_000, 27_000, [at(1, 27_000)], 0)).toEqual({ kind: 'unchecked' })
    expect(judge(30_000, null, [at(8, 30_000)])).toMatchObject({ kind: 'not-lower' })
  })
})
