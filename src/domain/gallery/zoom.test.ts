import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FITTED, panBy, pinchOf, zoomAround } from './zoom'

const frame = { width: 400, height: 300 }
const part = fc.double({ min: -1, max: 1, noNaN: true })

describe('enlarging a photo (GAL-02)', () => {
  test('GAL-02 what lies under the fingers stays under them', () => {
    expect(zoomAround(FITTED, 2, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: -100, y: 50 })
    expect(zoomAround(FITTED, 2, { x: 0, y: 0 }, frame)).toEqual({ scale: 2, x: 0, y: 0 })
  })

  test('GAL-02 stays between the whole photo and five times its size, and never shows what is beside it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ factor: fc.double({ min: 0.05, max: 20, noNaN: true }), x: part, y: part })),
        (moves) => {
          const zoom = moves.reduce(
            (now, { factor, x, y }) =>
              panBy(zoomAround(now, factor, { x: x * 200, y: y * 150 }, frame), { x: x * 900, y: y * 900 }, frame),
            FITTED,
          )
          expect(zoom.scale).toBeGreaterThanOrEqual(1)
          expect(zoom.scale).toBeLessThanOrEqual(5)
          expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.width) / 2 + 1e-6)
          expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.height) / 2 + 1e-6)
        },
      ),
    )
  })

  test('GAL-02 back at its whole size it lies in the middle again', () => {
    const large = panBy(zoomAround(FITTED, 3, { x: 90, y: 20 }, frame), { x: 500, y: 500 }, frame)
    expect(zoomAround(large, 0.1, { x: -30, y: 80 }, frame)).toEqual(FITTED)
  })

  test('GAL-02 a pinch is how far apart two fingers are now against before', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const
    const now = [
      { x: -90, y: 10 },
      { x: 110, y: 10 },
    ] as const
    expect(pinchOf(before, now)).toEqual({ factor: 2, from: { x: 0, y: 0 }, move: { x: 10, y: 10 } })
    expect(pinchOf([before[0], before[0]], now).factor).toBe(200)
  })
})
