import { expect, test } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { warrantyPromises } from './warrantyPromises'

test('CON-36 three years on used cars is what every dealership promises until it says otherwise', () => {
  expect(warrantyPromises(settingDefaults.warranty).map((one) => `${one.years} ${one.title}`)).toEqual([
    '3 year used car warranty',
  ])
})

test('CON-37 CON-38 mechanical protection and a new car warranty are promised where they are set', () => {
  expect(
    warrantyPromises({ usedYears: null, mechanicalProtectionYears: 5, newYears: 7 }).map((one) => one.years),
  ).toEqual([7, 5])
})
