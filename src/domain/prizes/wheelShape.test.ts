import { expect, test } from 'vitest'
import { turnTo, wheelSlices } from './wheelShape'

const prize = (id: string, label = id) => ({ id, label, colour: 'brand' as const })

test('RTE-40 the wheel stops with the drawn prize under the pointer', () => {
  const slices = wheelSlices([prize('car'), prize('fuel'), prize('mug')])
  expect(slices).toHaveLength(9)
  for (const id of ['car', 'fuel', 'mug']) {
    const standing = (slices.find((slice) => slice.id === id)?.middle ?? Number.NaN) + turnTo(slices, id)
    expect(standing % 360).toBe(0)
    expect(turnTo(slices, id)).toBeGreaterThan(5 * 360)
  }
  expect(turnTo(slices, 'gone')).toBe(0)
})

test('RTE-40 slices fill the circle, and long words take two lines', () => {
  const slices = wheelSlices([prize('a', 'Free logbook service'), prize('b', 'Coffee')])
  expect(slices.map(({ middle }) => middle)).toEqual([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5])
  expect(slices[0]?.lines).toEqual(['Free logbook', 'service'])
  expect(slices[1]?.lines).toEqual(['Coffee'])
  expect(slices[0]?.path.startsWith('M0 0L0 -200A200 200')).toBe(true)
  expect(wheelSlices([])).toEqual([])
})
