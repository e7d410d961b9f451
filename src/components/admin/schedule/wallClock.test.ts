import { expect, test } from 'vitest'
import { asPicked } from './wallClock'

test('CMS-01 nine o’clock in the picker is nine o’clock at the dealership, wherever the browser stands', () => {
  const picked = new Date(2099, 10, 30, 9, 0)
  expect(asPicked(picked, 'Australia/Sydney').toISOString()).toBe('2099-11-29T22:00:00.000Z')
  expect(asPicked(picked, 'Australia/Perth').toISOString()).toBe('2099-11-30T01:00:00.000Z')
})
