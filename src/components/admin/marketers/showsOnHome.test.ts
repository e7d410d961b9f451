import { expect, test } from 'vitest'
import { homeSchema, showsOnHome } from './showsOnHome'

const home = (...layout: object[]) => homeSchema.parse({ docs: [{ layout }] })

test('CON-20 a home page shows an offer through a section of the latest or of chosen ones', () => {
  expect(showsOnHome(home({ blockType: 'hero' }, { blockType: 'offers', offers: [] }), 'a')).toBe(true)
  expect(showsOnHome(home({ blockType: 'offers', offers: ['b', 'a'] }), 'a')).toBe(true)
})

test('CON-20 without such a section, or with one that names others, it does not', () => {
  expect(showsOnHome(home({ blockType: 'hero' }), 'a')).toBe(false)
  expect(showsOnHome(home({ blockType: 'offers', offers: ['b'] }), 'a')).toBe(false)
  expect(showsOnHome(home(), 'a')).toBe(false)
})

test('CON-20 without a home page of its own nothing is claimed of the template’s', () => {
  expect(showsOnHome(homeSchema.parse({ docs: [] }), 'a')).toBeNull()
})
