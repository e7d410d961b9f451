import { describe, expect, test } from 'vitest'
import { builtInPlatform } from '@/tenants/platform'
import { settingKeys, settingRow } from '@/tenants/settings/settingsTable'
import { inWords } from './inWords'
import { listSettings, searchSettings } from './listSettings'

const offered = settingKeys.filter((key) => !settingRow(key).withheld)
const keysOf = (groups: ReturnType<typeof listSettings>) =>
  groups.flatMap((group) => group.settings.map(({ key }) => key))
const find = (groups: ReturnType<typeof listSettings>, key: string) =>
  groups.flatMap((group) => group.settings).find((setting) => setting.key === key)

describe('the list of settings in the admin', () => {
  test('CMS-03 every setting is listed once with who decides it', () => {
    const groups = listSettings('group', { 'search.pageSize': 12 }, builtInPlatform)
    expect(keysOf(groups)).toEqual(offered)
    expect(find(groups, 'search.pageSize')).toEqual({
      key: 'search.pageSize',
      own: { value: 12 },
      inherited: { value: 24, origin: 'template' },
      origin: 'dealership',
    })
    expect(find(groups, 'search.gridColumns')).toMatchObject({ own: null, inherited: { value: 4 }, origin: 'template' })
    expect(find(groups, 'phoneReveal')).toMatchObject({ own: null, inherited: { value: 'masked' }, origin: 'platform' })
  })

  test('CMS-03 the list follows the chosen template', () => {
    expect(find(listSettings('default', {}, builtInPlatform), 'features.garage')?.inherited.value).toBe(false)
    expect(find(listSettings('single-brand', {}, builtInPlatform), 'features.garage')?.inherited.value).toBe(true)
  })

  test('FIN-04 the list follows the chosen lender', () => {
    const groups = listSettings('default', { finance_provider: 'AusLoans' }, builtInPlatform)
    expect(find(groups, 'finance.fees.monthlyAdmin')).toMatchObject({ inherited: { value: 8, origin: 'lender' } })
    expect(find(groups, 'finance_provider')).toMatchObject({ inherited: { value: 'Manual', origin: 'platform' } })
  })

  test('CMS-03 search needs every word, anywhere in words, name, group or requirement id', () => {
    const groups = listSettings('default', {}, builtInPlatform)
    expect(keysOf(searchSettings(groups, 'phone used', 'all'))).toEqual(['phones.used'])
    expect(keysOf(searchSettings(groups, 'SEA-27', 'all'))).toEqual(['search.pageSize', 'search.paging'])
    expect(keysOf(searchSettings(groups, '  ', 'all'))).toEqual(offered)
    expect(searchSettings(groups, 'no such thing', 'all')).toEqual([])
  })

  test('CMS-03 settings are found by the words people have for them', () => {
    const groups = listSettings('default', {}, builtInPlatform)
    expect(keysOf(searchSettings(groups, 'weekly repayment', 'all'))).toEqual(
      expect.arrayContaining(['finance.estimateExcluded', 'cards.showFinanceEstimate']),
    )
    expect(keysOf(searchSettings(groups, 'watchlist', 'all'))).toEqual(
      expect.arrayContaining(['features.garage', 'routes.watchlistPath']),
    )
  })

  test('CMS-03 the list can be narrowed to what this dealership sets', () => {
    const groups = listSettings('group', { 'search.pageSize': 12 }, builtInPlatform)
    expect(keysOf(searchSettings(groups, '', 'dealership'))).toEqual(['search.pageSize'])
    expect(keysOf(searchSettings(groups, '', 'template'))).not.toContain('search.pageSize')
    expect(keysOf(searchSettings(groups, '', 'template'))).toContain('search.gridColumns')
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
