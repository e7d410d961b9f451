import { expect, test } from 'vitest'
import { colourVerdict } from './colourVerdict'
import { resolveTheme } from './resolveTheme'

const verdict = (overrides: { brand?: string; onBrand?: string }) =>
  colourVerdict(
    resolveTheme({ template: 'default', overrides }),
    { background: 'brand', text: 'onBrand' },
    overrides.onBrand,
  )

test('TEN-05 white text on yellow is called unreadable, and what the site shows instead is said', () => {
  expect(verdict({ brand: '#ffe600', onBrand: '#ffffff' })).toEqual({
    readable: false,
    background: '#ffe600',
    text: '#040506',
    words: 'Too close to be read: contrast 1.2:1, 4.5:1 is needed. The website shows black text instead.',
  })
})

test('TEN-05 colours that can be read are called so, and what is left empty is the template’s', () => {
  expect(verdict({ brand: '#0b2a6b', onBrand: '#ffffff' })).toMatchObject({ readable: true, text: '#ffffff' })
  expect(verdict({})).toMatchObject({ readable: true })
  expect(verdict({ brand: '#ffe600' })).toMatchObject({ readable: true, text: '#040506' })
})

test('TEN-05 a ratio is never rounded up to one that would do', () => {
  expect(verdict({ brand: '#777777', onBrand: '#ffffff' }).words).toMatch(/contrast 4\.4:1/)
})
