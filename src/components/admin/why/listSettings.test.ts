import { describe, expect, test } from 'vitest'
import { builtInPlatform } from '@/tenants/platform'
import { settingKeys, settingRow, type SettingKey } from '@/tenants/settings/buildSettings'
import { inWords } from '../settings/inWords'
import { listSettings } from './whyRows'

const offered = settingKeys.filter((key) => !settingRow(key).withheld)
const list = (template: string, overrides: Partial<Record<SettingKey, unknown>>) =>
  listSettings(template, overrides, builtInPlatform).flatMap((group) => group.settings)
const find = (settings: ReturnType<typeof list>, key: string) => settings.find((setting) => setting.key === key)

describe('the list of settings', () => {
  test('CMS-03 every setting is listed once with who decides it', () => {
    const settings = list('group', { 'search.pageSize': 12 })
    expect(settings.map(({ key }) => key)).toEqual(offered)
    expect(find(settings, 'search.pageSize')).toEqual({
      key: 'search.pageSize',
      own: { value: 12 },
      inherited: { value: 24, origin: 'template' },
    })
    expect(find(settings, 'search.gridColumns')).toMatchObject({
      own: null,
      inherited: { value: 4, origin: 'template' },
    })
    expect(find(settings, 'phoneReveal')).toMatchObject({
      own: null,
      inherited: { value: 'masked', origin: 'platform' },
    })
  })

  test('CMS-03 the list follows the chosen template', () => {
    expect(find(list('default', {}), 'features.garage')?.inherited.value).toBe(false)
    expect(find(list('single-brand', {}), 'features.garage')?.inherited.value).toBe(true)
  })

  test('FIN-04 the list follows the chosen lender', () => {
    const settings = list('default', { finance_provider: 'AusLoans' })
    expect(find(settings, 'finance.fees.monthlyAdmin')).toMatchObject({ inherited: { value: 8, origin: 'lender' } })
    expect(find(settings, 'finance_provider')).toMatchObject({ inherited: { value: 'Manual', origin: 'platform' } })
  })
})

test('CMS-03 inherited values are said in words', () => {
  expect([true, null, '', [], 'masked', 3, ['home', 'brand'], [{ a: 1 }], { min: 0.5, max: 15 }].map(inWords)).toEqual([
    'On',
    'Not set',
    'Blank',
    'None',
    'masked',
    '3',
    'home, brand',
    '1 entry',
    'min: 0.5, max: 15',
  ])
})
