import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveTheme } from './resolveTheme'
import { templateFor } from '../templates/templates'
import { contrast, themeSchema } from './theme'

describe('resolving the look of a site', () => {
  test("TEN-03 a dealership's own parts lie over its template's", () => {
    const { theme, provenance, problems } = resolveTheme({
      template: 'group',
      overrides: { brand: '#123456', radius: 20, font: null, cardStyle: '' },
    })
    expect(theme).toEqual({ ...templateFor('group').theme, brand: '#123456', radius: 20 })
    expect(provenance).toMatchObject({
      brand: 'dealership',
      radius: 'dealership',
      font: 'template',
      cardStyle: 'template',
    })
    expect(problems).toEqual([])
  })

  test('TEN-05 a part that cannot be used falls back and is reported', () => {
    const { theme, problems } = resolveTheme({
      template: 'default',
      overrides: { brand: 'red; } body {', radius: 900 },
    })
    expect(theme).toEqual(templateFor('default').theme)
    expect(problems.map((problem) => problem.key)).toEqual(['brand', 'radius'])
  })

  test('A11Y-01 a light brand colour gets dark text', () => {
    expect(resolveTheme({ template: 'default', overrides: { brand: '#ffe600' } }).theme.onBrand).toBe('#040506')
    const unreadable = resolveTheme({ template: 'default', overrides: { brand: '#ffe600', onBrand: '#ffffff' } })
    expect(unreadable.theme.onBrand).toBe('#040506')
    expect(unreadable.problems.map((problem) => problem.key)).toEqual(['onBrand'])
  })

  test('A11Y-01 text on brand and ink always reads at 4.5:1, whatever is stored', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(fc.record({ brand: colour, onBrand: colour, ink: colour, onInk: colour }), (overrides) => {
        const { theme } = resolveTheme({ template: 'default', overrides })
        expect(contrast(theme.brand, theme.onBrand)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(theme.ink, theme.onInk)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('TEN-05 anything at all in the column gives a whole theme', () => {
    fc.assert(
      fc.property(fc.anything(), (overrides) => {
        expect(themeSchema.safeParse(resolveTheme({ template: 'default', overrides }).theme).success).toBe(true)
      }),
    )
  })
})
