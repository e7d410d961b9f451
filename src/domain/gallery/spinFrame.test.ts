import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { autoRotate, frameAfterDrag, frameAfterKey, frameToShow, stepTowards, wrapFrame } from './spinFrame'

const counts = fc.integer({ min: 1, max: 120 })

describe('the 360° view', () => {
  test('GAL-17 turns one frame for every 20 px of a drag, both ways', () => {
    expect([0, 19, 20, 39, 40, -19, -20, -60].map((dx) => frameAfterDrag(10, dx, 24))).toEqual([
      10, 10, 9, 9, 8, 10, 11, 13,
    ])
    expect(frameAfterDrag(0, 20, 24)).toBe(23)
  })

  test('GAL-17 a drag and the same drag back end where they began', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.integer({ min: -9_000, max: 9_000 }), (count, from, dx) => {
        const start = wrapFrame(from, count)
        expect(frameAfterDrag(frameAfterDrag(start, dx, count), -dx, count)).toBe(start)
      }),
    )
  })

  test('GAL-14 turns by the arrow keys, round the ends', () => {
    expect(frameAfterKey(23, 'ArrowRight', 24)).toBe(0)
    expect(frameAfterKey(0, 'ArrowLeft', 24)).toBe(23)
    expect(frameAfterKey(7, 'Home', 24)).toBe(0)
    expect(frameAfterKey(7, 'End', 24)).toBe(23)
    expect(frameAfterKey(7, 'Tab', 24)).toBeNull()
  })

  test('GAL-16 turns by itself through every frame once, back to where it began', () => {
    fc.assert(
      fc.property(counts, fc.nat(), (count, from) => {
        const start = wrapFrame(from, count)
        const seen: number[] = []
        let turn = autoRotate({ frame: start, steps: 0 }, count)
        while (turn && seen.length <= count) {
          seen.push(turn.frame)
          turn = autoRotate(turn, count)
        }
        expect(seen).toHaveLength(count)
        expect(new Set(seen).size).toBe(count)
        expect(seen.at(-1)).toBe(start)
      }),
    )
  })

  test('GAL-09 turns to a frame the short way round', () => {
    const way = (from: number, goal: number): number[] => {
      const frames = [from]
      for (let frame = from; frame !== goal && frames.length < 30;) frames.push((frame = stepTowards(frame, goal, 24)))
      return frames
    }
    expect(way(22, 1)).toEqual([22, 23, 0, 1])
    expect(way(1, 22)).toEqual([1, 0, 23, 22])
    expect(way(0, 12)).toHaveLength(13)
    expect(stepTowards(5, 5, 24)).toBe(5)
  })

  test('GAL-13 a frame that could not be had is stepped over, also at the end of the turn', () => {
    expect(frameToShow(3, new Set(), 24)).toBe(3)
    expect(frameToShow(3, new Set([3, 4]), 24)).toBe(5)
    expect(frameToShow(23, new Set([23, 0]), 24)).toBe(1)
    expect(frameToShow(1, new Set([0, 1, 2]), 3)).toBeNull()
  })
})
