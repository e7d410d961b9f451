import { expect, test } from 'vitest'
import { settingKeys } from '@/tenants/settings/buildSettings'
import { settingIsAbout } from './settingIsAbout'

const found = (query: string) => settingKeys.filter((key) => settingIsAbout(key, query))

test('CMS-03 search needs every word, anywhere in words, name, group or requirement id', () => {
  expect(found('phone used')).toEqual(['phones.used'])
  expect(found('SEA-27')).toEqual(['search.pageSize', 'search.paging'])
  expect(found('')).toEqual(settingKeys)
  expect(found('zebra crossing')).toEqual([])
})

test('CMS-03 settings are found by the words people have for them', () => {
  expect(found('weekly repayment')).toEqual(
    expect.arrayContaining(['finance.estimateExcluded', 'cards.showFinanceEstimate']),
  )
  expect(found('watchlist')).toEqual(expect.arrayContaining(['features.garage', 'routes.watchlistPath']))
})
