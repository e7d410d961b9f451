import { expect, test } from 'vitest'
import { modelFullName } from './modelFullName'

test.each([
  ['Mazda', 'Mazda2', 'Mazda2'],
  ['Mazda', 'CX-5', 'Mazda CX-5'],
  [null, 'CX-5', 'CX-5'],
])('RTE-28 of make %s the model %s is called %s', (title, name, full) => {
  expect(modelFullName({ name, brand: title === null ? null : { title } })).toBe(full)
})
