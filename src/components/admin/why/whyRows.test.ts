import { expect, test } from 'vitest'
import { builtInPlatform } from '@/tenants/platform'
import { settingKeys, settingRow } from '@/tenants/settings/buildSettings'
import { whyRows } from './whyRows'

const row = (template: string, stored: unknown, key: string) =>
  whyRows(template, stored, builtInPlatform).find((entry) => entry.key === key)

test('CMS-03 a feature that is off says who left it off', () => {
  expect(row('default', {}, 'salesCounter.enabled')).toMatchObject({
    off: true,
    value: 'Off',
    origin: 'platform',
    why: 'Nobody has set it: the platform leaves it off.',
  })
  expect(row('default', { 'salesCounter.enabled': false }, 'salesCounter.enabled')).toMatchObject({
    off: true,
    origin: 'dealership',
    why: 'Switched off for this dealership.',
  })
  expect(row('default', { 'salesCounter.enabled': true }, 'salesCounter.enabled')?.off).toBe(false)
})

test('CMS-03 NFR-06 every setting that does something is there, no secret is', () => {
  const shown = whyRows('group', {}, builtInPlatform).map(({ key }) => key)
  const told = settingKeys.filter((key) => !settingRow(key).secret && !settingRow(key).withheld)
  expect(shown).toEqual(told.toSorted(byPlaceIn(shown)))
  expect(shown.length).toBeGreaterThan(50)
})

const byPlaceIn = (order: string[]) => (a: string, b: string) => order.indexOf(a) - order.indexOf(b)
