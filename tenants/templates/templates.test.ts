import { describe, expect, test } from 'vitest'
import { builtInPlatform } from '../platform'
import { resolveSettings } from '../resolveSettings'
import { settingsOverrideSchema } from '../settings/settingOverrides'
import { contrast, themeSchema } from '../theme/theme'
import { templateFor, templateNames } from './templates'

describe('templates', () => {
  test('TEN-03 the presets of the platform', () => {
    expect(templateNames).toEqual(['default', 'group', 'used-cars', 'leisure', 'single-brand'])
  })

  test.each(templateNames)('TEN-04 %s sets only known settings to accepted values, and says something', (name) => {
    const template = templateFor(name)
    expect(settingsOverrideSchema.parse(template.settings)).toEqual(template.settings)
    expect(themeSchema.parse(template.theme)).toEqual(template.theme)
    expect(template.description.length).toBeGreaterThan(30)
  })

  test.each(templateNames)('A11Y-01 the text of %s reads at 4.5:1 or better', (name) => {
    const { theme } = templateFor(name)
    expect(contrast(theme.brand, theme.onBrand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.ink, theme.onInk)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.surface, theme.ink)).toBeGreaterThanOrEqual(4.5)
  })

  test('TEN-03 templates look different: no two share columns, header and cards', () => {
    const looks = templateNames.map((name) => {
      const { theme } = templateFor(name)
      const { settings } = resolveSettings({ template: name, overrides: {} }, builtInPlatform)
      return `${settings.search.gridColumns} ${theme.headerStyle} ${theme.cardStyle}`
    })
    expect(new Set(looks).size).toBe(templateNames.length)
  })

  test.each(templateNames)(
    'TEN-04 %s orders cards, search and models as dealerships of it have them already',
    (name) => {
      const { cardLayout, searchLayout, modelLayout, placesLayout, motif } = templateFor(name).theme
      expect([cardLayout, searchLayout, modelLayout, placesLayout]).toEqual(['classic', 'column', 'grades', 'beside'])
      expect(motif).toBe('none')
    },
  )

  test('SRP-14 the group template shows four columns, the default three', () => {
    expect(resolveSettings({ template: 'group', overrides: null }, builtInPlatform).settings.search.gridColumns).toBe(4)
    expect(resolveSettings({ template: 'default', overrides: null }, builtInPlatform).settings.search.gridColumns).toBe(
      3,
    )
  })

  test('FIN-24 used-car sites hide the interest', () => {
    expect(
      resolveSettings({ template: 'used-cars', overrides: null }, builtInPlatform).settings.finance.calculator
        .hideInterest,
    ).toBe(true)
  })
})
