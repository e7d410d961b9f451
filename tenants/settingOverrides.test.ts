import { describe, expect, test } from 'vitest'
import { readOverrides, settingsOverrideSchema } from './settingOverrides'

const messages = (stored: unknown): string[] =>
  settingsOverrideSchema.safeParse(stored).error?.issues.map((issue) => issue.message) ?? []

describe('what a dealership may store', () => {
  test('TEN-04 overrides are read by dotted name, nested, or mixed', () => {
    expect(
      settingsOverrideSchema.parse({
        'search.pageSize': 12,
        search: { gridColumns: 4 },
        finance: { calculator: { maxTerm: 5 }, 'fees.monthlyAdmin': 8 },
        finance_provider: 'Taurus',
      }),
    ).toEqual({
      'search.pageSize': 12,
      'search.gridColumns': 4,
      'finance.calculator.maxTerm': 5,
      'finance.fees.monthlyAdmin': 8,
      finance_provider: 'Taurus',
    })
  })

  test('TEN-04 an empty column overrides nothing', () => {
    for (const nothing of [null, undefined, {}]) expect(settingsOverrideSchema.parse(nothing)).toEqual({})
  })

  test('TEN-04 an unknown setting is refused by name, with the one that was probably meant', () => {
    expect(messages({ 'search.pagesize': 12 })).toEqual([
      "Unknown setting 'search.pagesize'. Did you mean 'search.pageSize'?",
    ])
    expect(messages({ search: { nonsense: true } })).toEqual(["Unknown setting 'search.nonsense'."])
    expect(messages({ constructor: 1, __proto__: { a: 1 } })).toEqual(["Unknown setting 'constructor'."])
  })

  test('TEN-04 a value of the wrong type is refused by label and name', () => {
    expect(messages({ 'search.pageSize': '12' })[0]).toMatch(/^Cars per page \(search\.pageSize\): .*expected number/)
    expect(messages({ 'search.gridColumns': 5 })[0]).toMatch(/^Result columns/)
    expect(messages({ 'features.finance': 'yes' })[0]).toMatch(/expected boolean/)
    expect(messages({ popup: { content: '', expiry: null } })[0]).toContain('(popup.content): must not be empty')
    expect(messages({ 'finance.calculator.interestRange': { min: 9, max: 4 } })[0]).toContain('must not be above')
    expect(messages({ search: 4 })).toEqual(["'search' is a group of settings, not a setting."])
    expect(messages('nonsense')).toEqual(['Settings must be an object of setting names and values.'])
    expect(messages({ 'routes.financeLink': 'javascript:alert(1)' })[0]).toContain('must be a path')
    expect(messages({ 'routes.watchlistPath': '//elsewhere.test' })[0]).toContain('must be a path')
  })

  test('TEN-05 good values survive beside bad ones', () => {
    const { values, problems } = readOverrides({ 'search.pageSize': 12, 'search.gridColumns': 9, nope: 1 })
    expect(values).toEqual({ 'search.pageSize': 12 })
    expect(problems.map((problem) => problem.key)).toEqual(['nope', 'search.gridColumns'])
  })
})
