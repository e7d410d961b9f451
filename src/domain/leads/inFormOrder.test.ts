import { expect, test } from 'vitest'
import { inFormOrder } from './inFormOrder'

test('LEA-38 errors are listed in the order of the fields, one of no field last', () => {
  const errors = { page: 'Reload.', condition: 'Choose.', km: 'Enter.' }
  expect(Object.keys(inFormOrder(errors, ['make', 'km', 'condition']))).toEqual(['km', 'condition', 'page'])
})
