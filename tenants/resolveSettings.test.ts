import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { operatorDefaults, operatorSettings } from './settings/operatorSettings'
import { settingFieldName } from './settings/Setting'
import { builtInPlatform } from './platform'
import { lenderPreset, publicSettings, resolveSettings, settingOf } from './resolveSettings'
import { settingDefaults, settingKeys, settingRow, settingValue, type SettingKey } from './settings/buildSettings'
import { templateFor, templateNames } from './templates/templates'
import { sampleOf } from './sampleOf.testing'

const anyTemplate = fc.constantFrom(...templateNames)
const anyOverrides = fc
  .tuple(...settingKeys.map((key) => fc.option(sampleOf(settingRow(key).schema), { nil: undefined })))
  .map((values) => {
    const chosen: Partial<Record<SettingKey, unknown>> = {}
    settingKeys.forEach((key, index) => {
      if (values[index] !== undefined) chosen[key] = values[index]
    })
    return chosen
  })

const anyOperator = fc
  .tuple(...operatorSettings.map((key) => fc.option(sampleOf(settingRow(key).schema), { nil: undefined })))
  .map((values) => operatorDefaults(Object.fromEntries(values.map((value, at) => [fieldAt(at), value]))))

const fieldAt = (at: number): string => settingFieldName(operatorSettings[at] ?? 'search.pageSize')

describe('resolving settings', () => {
  test('TEN-05 FIN-04 the dealership beats its lender, the lender the template, the template the operator, the operator the built-in default', () => {
    fc.assert(
      fc.property(anyTemplate, anyOverrides, anyOperator, (template, overrides, operator) => {
        const preset: Partial<Record<SettingKey, unknown>> = templateFor(template).settings
        const { settings, provenance, problems } = resolveSettings(
          { template, overrides },
          { ...builtInPlatform, settings: operator },
        )
        const lender = lenderPreset(builtInPlatform.lenders, settings.finance_provider)
        expect(problems).toEqual([])
        for (const key of settingKeys) {
          const value = settingValue(settings, key)
          if (key in overrides) expect([provenance[key], value]).toEqual(['dealership', overrides[key]])
          else if (key in lender) expect([provenance[key], value]).toEqual(['lender', lender[key]])
          else if (key in preset) expect([provenance[key], value]).toEqual(['template', preset[key]])
          else if (key in operator) expect([provenance[key], value]).toEqual(['operator', operator[key]])
          else expect([provenance[key], value]).toEqual(['platform', settingRow(key).default])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('TEN-05 one setting by itself is what all of them together say', () => {
    fc.assert(
      fc.property(anyTemplate, anyOverrides, (template, overrides) => {
        const { settings } = resolveSettings({ template, overrides }, builtInPlatform)
        expect(settingOf({ template, overrides }, 'finance_provider')).toBe(settings.finance_provider)
        expect(settingOf({ template, overrides }, 'search.popularMakes')).toEqual(settings.search.popularMakes)
        expect(settingOf({ template, overrides }, 'price.wasPriceMinDays')).toBe(settings.price.wasPriceMinDays)
      }),
      { numRuns: 30 },
    )
  })

  test('TEN-05 an operator who set what is built in, or what cannot be used, has decided nothing', () => {
    const stored = { [settingFieldName('search.pageSize')]: 21, [settingFieldName('finance.phone')]: 'call us' }
    expect(operatorDefaults(stored)).toEqual({})
    expect(operatorDefaults(undefined)).toEqual({})
  })

  test('TEN-05 whatever is stored, a page gets a complete set of settings and the template of the platform', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (template, overrides) => {
        const { settings } = resolveSettings({ template, overrides }, builtInPlatform)
        for (const key of settingKeys)
          expect(settingRow(key).schema.safeParse(settingValue(settings, key)).success).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('TEN-05 a bad value falls back to the inherited one and is reported', () => {
    const { settings, provenance, problems } = resolveSettings(
      {
        template: 'group',
        overrides: { 'search.gridColumns': 7, 'search.pageSize': 12, 'no.such': 1 },
      },
      builtInPlatform,
    )
    expect(settings.search.gridColumns).toBe(4)
    expect(provenance['search.gridColumns']).toBe('template')
    expect(settings.search.pageSize).toBe(12)
    expect(problems.map((problem) => problem.key)).toEqual(['no.such', 'search.gridColumns'])
  })

  test('TEN-03 an unknown template counts as the default one and is reported', () => {
    const { settings, problems } = resolveSettings({ template: 'toString', overrides: {} }, builtInPlatform)
    expect(settings).toEqual(settingDefaults)
    expect(problems[0]?.message).toBe("Unknown template 'toString': the default template is used.")
  })

  test.each([
    ['Taurus', { minPrice: 5000, minLoan: 5000, interestRange: { min: 7.5, max: 14.5 } }, [1300, 0, 0, 0], null],
    ['Powertorque', { minPrice: 1000, interestRange: { min: 0.5, max: 15 } }, [1360.5, 0, 0, 0], null],
    ['AusLoans', { minPrice: 1000 }, [395, 6, 8, 912.25], { min: 8.38, max: 19.42 }],
    ['360 Finance', { minPrice: 1000 }, [0, 0, 0, 0], { min: 8.38, max: 19.42 }],
    ['Angle', { minPrice: 1000 }, [0, 0, 0, 0], null],
  ])('FIN-04 FIN-18 FIN-23 FIN-29 FIN-37 FIN-38 FIN-42 %s brings its own values', (provider, form, fees, range) => {
    const { settings } = resolveSettings(
      { template: 'default', overrides: { finance_provider: provider } },
      builtInPlatform,
    )
    expect(settings.finance.calculator).toMatchObject(form)
    expect(Object.values(settings.finance.fees)).toEqual(fees)
    expect(settings.finance.comparisonRange).toEqual(range)
    const own = { finance_provider: provider, 'finance.fees.establishment': 77, 'finance.calculator.minPrice': 2222 }
    const resolved = resolveSettings({ template: 'leisure', overrides: own }, builtInPlatform)
    expect(resolved.settings.finance.fees.establishment).toBe(77)
    expect(resolved.settings.finance.calculator.minPrice).toBe(2222)
    expect(resolved.provenance['finance.fees.establishment']).toBe('dealership')
  })

  test('TEN-06 garage, finance and calculators are toggled by template and by dealership', () => {
    expect(resolveSettings({ template: 'single-brand', overrides: {} }, builtInPlatform).settings.features.garage).toBe(
      true,
    )
    const off = resolveSettings(
      {
        template: 'single-brand',
        overrides: { features: { garage: false, finance: false } },
      },
      builtInPlatform,
    )
    expect(off.settings.features).toEqual({ garage: false, finance: false, calculators: true })
  })

  test('TEN-15 settings of one dealership share nothing with those of another', () => {
    const one = resolveSettings({ template: 'used-cars', overrides: {} }, builtInPlatform).settings
    one.promo.cards.length = 0
    one.finance.budget.depositPicks.push(1)
    const other = resolveSettings({ template: 'used-cars', overrides: {} }, builtInPlatform).settings
    expect(other.promo.cards).toHaveLength(1)
    expect(other.finance.budget.depositPicks).toHaveLength(6)
  })

  test('NFR-06 SEA-15 no secret setting reaches a browser', () => {
    const secretKey = '0b6f2a4e-1c3d-4e5f-8a9b-0c1d2e3f4a5b:canary-secret-key'
    const overrides = { 'search.host': 'https://search.example.com', 'search.key': secretKey }
    const { settings } = resolveSettings({ template: 'default', overrides }, builtInPlatform)
    expect(settings.search.key).toBe(secretKey)
    const shown = publicSettings(settings)
    expect(JSON.stringify(shown)).not.toContain('canary-secret')
    expect(shown.search.host).toBe('https://search.example.com')
  })

  test('L3 SEA-15 a search host without a key of its own is not used', () => {
    const overrides = { 'search.host': 'https://search.example.com' }
    const { settings } = resolveSettings({ template: 'default', overrides }, builtInPlatform)
    expect(publicSettings(settings).search.host).toBeNull()
  })

  test('LEA-37 NFR-06 a captcha’s secret stays here, and its site key is not used without one', () => {
    const shownWith = (secret: string | null) =>
      publicSettings(
        resolveSettings(
          { template: 'default', overrides: { 'forms.captchaSiteKey': 'site', 'forms.captchaSecret': secret } },
          builtInPlatform,
        ).settings,
      ).forms
    expect(shownWith('canary')).toMatchObject({ captchaSiteKey: 'site', captchaSecret: null })
    expect(shownWith(null).captchaSiteKey).toBeNull()
  })
})
