import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Theme } from '@/tenants/Site'
import { contrast, readableOn, textOn } from './contrast'
import { themeVariables } from './themeVariables'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('A11Y-01 the contrast ratio is the one WCAG publishes', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('A11Y-01 text on any tenant colour reaches 4.5:1', () => {
  fc.assert(fc.property(hex, hex, (ground, wished) => contrast(textOn(ground, wished), ground) >= 4.5))
})

test('A11Y-01 a colour that reads already is kept as it is', () => {
  expect(readableOn('#0b3d91', ['#ffffff'])).toBe('#0b3d91')
})

test('A11Y-01 every text role of any theme reaches 4.5:1 on its ground', () => {
  const theme = fc.record({ brand: hex, onBrand: hex, ink: hex, onInk: hex, accent: hex, surface: hex })
  fc.assert(
    fc.property(theme, (colours) => {
      const fixed: Omit<Theme, keyof typeof colours> = {
        radius: 12,
        font: 'inter',
        headerStyle: 'light',
        cardStyle: 'elevated',
        headings: 'strong',
        sectionStart: 'plain',
        motif: 'none',
        footerStyle: 'columns',
        pageHead: 'plain',
        vehicleLayout: 'beside',
        cardLayout: 'classic',
        searchLayout: 'column',
        modelLayout: 'grades',
        placesLayout: 'beside',
      }
      const css = themeVariables({ ...colours, ...fixed })
      const pairs: [`--${string}`, `--${string}`][] = [
        ['--on-brand', '--brand'],
        ['--on-ink', '--ink'],
        ['--on-accent', '--accent'],
        ['--brand-on-light', '--surface'],
        ['--accent-on-ink', '--ink'],
      ]
      return pairs.every(([text, ground]) => contrast(css[text] ?? '', css[ground] ?? '') >= 4.5)
    }),
  )
})
