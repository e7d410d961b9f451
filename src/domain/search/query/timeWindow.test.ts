import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJustArrived } from '@/src/domain/stock/availability/cardTag'
import { soldCutOff } from '../index/siteFilter'
import { arrivalEnding, soldIndexEnding, soldLeaving, type SecondsWindow } from './timeWindow'

const START = Date.parse('2026-11-01T00:00:00Z')
const moments = fc
  .tuple(fc.integer({ min: 0, max: 40 * 86_400_000 }), fc.integer({ min: 0, max: 3 * 86_400_000 }))
  .map(([start, length]) => ({ from: new Date(START + start), to: new Date(START + start + length) }))
const days = fc.integer({ min: 0, max: 31 })
const at = fc.integer({ min: START / 1000 - 40 * 86_400, max: START / 1000 + 45 * 86_400 })
const inside = (seconds: number, { after, upTo }: SecondsWindow): boolean => seconds > after && seconds <= upTo

describe('what time changes between two moments', () => {
  test('SEA-23 exactly the sold cars that a search found at the first and not at the second', () => {
    fc.assert(
      fc.property(moments, days, at, ({ from, to }, soldDays, sold) => {
        const left = sold > soldCutOff(soldDays, from) && !(sold > soldCutOff(soldDays, to))
        expect(inside(sold, soldLeaving(soldDays, from, to))).toBe(left)
      }),
    )
  })

  test('PRC-14 exactly the cars that were just arrived at the first and are not at the second', () => {
    fc.assert(
      fc.property(moments, days, at, ({ from, to }, arrivedDays, created) => {
        fc.pre(created <= from.getTime() / 1000)
        const ended = isJustArrived(created, arrivedDays, from) && !isJustArrived(created, arrivedDays, to)
        expect(inside(created, arrivalEnding(arrivedDays, from, to))).toBe(ended)
      }),
    )
  })

  test('SEA-23 windows that follow each other leave no car out and name none twice', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 3 * 86_400_000 }), at, ({ from, to }, more, sold) => {
        const later = new Date(to.getTime() + more)
        const parts = [soldIndexEnding(from, to), soldIndexEnding(to, later)].filter((part) => inside(sold, part))
        const whole = inside(sold, soldIndexEnding(from, later))
        expect(parts.length).toBe(whole ? 1 : 0)
      }),
    )
  })
})
