import { expect, test } from 'vitest'
import { variedRow } from './variedRow'

const car = (id: number, model: string, badge: string | null = null) => ({ id, make: 'Isuzu', model, badge })
const list = [
  car(1, 'FSR', '140'),
  car(2, 'FSR', '140'),
  car(3, 'FSR', '120'),
  car(4, 'NPR'),
  car(5, 'NPR'),
  car(6, 'NLR'),
]
const ids = (limit: number) => variedRow(list, limit).map(({ id }) => id)

test('CON-16 a row shows one of each model and grade, in the order of its list, before any twice', () => {
  expect(ids(3)).toEqual([1, 3, 4])
  expect(ids(4)).toEqual([1, 3, 4, 6])
  expect(ids(5)).toEqual([1, 2, 3, 4, 6])
  expect(ids(9)).toEqual([1, 2, 3, 4, 5, 6])
})
