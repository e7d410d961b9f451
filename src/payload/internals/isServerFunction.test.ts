import { expect, test } from 'vitest'
import { isServerFunction } from './isServerFunction'

test('L2 TEN-15 the admin calls functions by names it has, not by whatever an object answers to', () => {
  for (const name of ['form-state', 'schedule-publish', 'render-document', 'table-state'])
    expect(isServerFunction(name), name).toBe(true)
  const others = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'copy-data-from-locale', '', null, {}]
  for (const name of others) expect(isServerFunction(name), String(name)).toBe(false)
})
