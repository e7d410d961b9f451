import { expect, test } from 'vitest'
import { phoneFor } from './phoneFor'
import { builtInPlatform } from './platform'
import { resolveSettings } from './resolveSettings'

test("TEN-14 a car shows the dealership's number for its type, else its location's own", () => {
  const { phones } = resolveSettings(
    { template: 'default', overrides: { 'phones.used': '1300 111 222' } },
    builtInPlatform,
  ).settings
  expect(phoneFor(phones, 'used', '07 3000 1234')).toBe('1300 111 222')
  expect(phoneFor(phones, 'new', '07 3000 1234')).toBe('07 3000 1234')
  expect(phoneFor(phones, 'demo', '  ')).toBeNull()
  expect(phoneFor(phones, 'demo', null)).toBeNull()
})
