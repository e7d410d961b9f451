import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interiorKind, lookBy, lookByKey, lookCloser, seenAt, STRAIGHT_AHEAD } from './interior'

describe('the interior view', () => {
  test('GAL-08 a picture twice as wide as high is a panorama, a wider one is looked along', () => {
    expect(interiorKind(4096, 2048)).toBe('panorama')
    expect(interiorKind(2001, 1000)).toBe('panorama')
    expect(interiorKind(5000, 1000)).toBe('wide')
    expect(interiorKind(1920, 1080)).toBe('picture')
    expect(interiorKind(960, 600)).toBe('picture')
    expect(interiorKind(0, 0)).toBe('picture')
  })

  test('GAL-08 one can look all the way round, but not over', () => {
    const round = Array.from({ length: 36 }).reduce<typeof STRAIGHT_AHEAD>(
      (look) => lookBy(look, 10, 10),
      STRAIGHT_AHEAD,
    )
    expect(round.yaw).toBeCloseTo(0)
    expect(round.pitch).toBe(85)
    expect(lookBy(STRAIGHT_AHEAD, 190, 0).yaw).toBe(-170)
    expect(lookCloser(STRAIGHT_AHEAD, 10).fieldOfView).toBe(30)
    expect(lookCloser(STRAIGHT_AHEAD, 0.1).fieldOfView).toBe(100)
  })

  test('GAL-08 arrow keys look round, plus and minus closer', () => {
    expect(lookByKey(STRAIGHT_AHEAD, 'ArrowLeft')?.yaw).toBe(-10)
    expect(lookByKey(STRAIGHT_AHEAD, 'ArrowUp')?.pitch).toBe(10)
    expect(lookByKey(STRAIGHT_AHEAD, '+')?.fieldOfView).toBe(64)
    expect(lookByKey(STRAIGHT_AHEAD, 'Enter')).toBeNull()
  })

  test('GAL-09 a hotspot of a panorama is where one looks, and moves against the head', () => {
    const middle = { x: 0.5, y: 0.5 }
    expect(seenAt(middle, STRAIGHT_AHEAD, 1.6)).toEqual({ x: 0.5, y: 0.5 })
    expect(seenAt(middle, lookBy(STRAIGHT_AHEAD, 20, 0), 1.6)?.x).toBeLessThan(0.5)
    expect(seenAt(middle, lookBy(STRAIGHT_AHEAD, 0, 10), 1.6)?.y).toBeGreaterThan(0.5)
    expect(seenAt(middle, lookBy(STRAIGHT_AHEAD, 180, 0), 1.6)).toBeNull()
    expect(seenAt({ x: 0.5 + 39.99 / 360, y: 0.5 }, STRAIGHT_AHEAD, 1.6)?.x).toBeCloseTo(1)
  })

  test('GAL-09 whatever one looks straight at lies in the middle of the window', () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
    fc.assert(
      fc.property(degrees(179), degrees(80), fc.double({ min: 0.4, max: 3, noNaN: true }), (yaw, pitch, aspect) => {
        const seen = seenAt({ x: 0.5 + yaw / 360, y: 0.5 - pitch / 180 }, lookBy(STRAIGHT_AHEAD, yaw, pitch), aspect)
        expect(seen?.x).toBeCloseTo(0.5)
        expect(seen?.y).toBeCloseTo(0.5)
      }),
    )
  })
})
