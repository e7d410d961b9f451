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
    expect(messages({ 'search.pageSize': '12' })).toEqual(['Cars per page (search.pageSize): must be a number'])
    expect(messages({ 'search.pageSize': 1.5 })).toEqual(['Cars per page (search.pageSize): must be a whole number'])
    expect(messages({ 'search.pageSize': 1 })).toEqual(['Cars per page (search.pageSize): must be at least 3'])
    expect(messages({ 'search.pageSize': 500 })).toEqual(['Cars per page (search.pageSize): must be at most 100'])
    expect(messages({ 'search.gridColumns': 5 })).toEqual([
      'Result columns (search.gridColumns): must be one of the choices',
    ])
    expect(messages({ 'features.finance': 'yes' })).toEqual(['Finance (features.finance): must be on or off'])
    expect(messages({ phoneReveal: 'hidden' })).toEqual([
      'Phone number display (phoneReveal): must be one of masked, full',
    ])
    expect(messages({ popup: { content: 'x', expiry: null, colour: 1 } })[0]).toContain('has no part called colour')
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
