import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveThumb } from './moveThumb'

const inOrder = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)]

test('SRP-27 SRP-28 a thumb stops at the other one, however far it is moved', () => {
  expect(moveThumb([20, 40], [25, 40], null)).toEqual({ thumb: 0, value: [25, 40] })
  expect(moveThumb([20, 40], [40, 90], 0)).toEqual({ thumb: 0, value: [40, 40] })
  expect(moveThumb([40, 40], [40, 95], 0)).toEqual({ thumb: 0, value: [40, 40] })
  expect(moveThumb([40, 40], [30, 40], 0)).toEqual({ thumb: 0, value: [30, 40] })
  expect(moveThumb([20, 40], [10, 20], 1)).toEqual({ thumb: 1, value: [20, 20] })
  expect(moveThumb([7], [9], null)).toEqual({ thumb: 0, value: [9] })
})

test('SRP-27 SRP-28 the thumb that is not moved stays where it is', () => {
  const amount = fc.nat(100)
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom(0, 1),
      fc.array(amount, { maxLength: 9 }),
      (one, other, thumb, path) => {
        const start = inOrder(one, other)
        let value = start
        for (const to of path) {
          const still = value[1 - thumb] ?? 0
          value = moveThumb(value, inOrder(to, still), thumb).value
          expect(value[1 - thumb]).toBe(start[1 - thumb])
          expect(value[0]).toBeLessThanOrEqual(value[1] ?? 0)
        }
      },
    ),
  )
})
