import { expect, test } from 'vitest'
import { pagePath, pageSlugAt } from './pagePath'

test.each([
  ['home', '/'],
  ['about-us', '/about-us'],
  ['pages-electric-vehicles', '/pages/electric-vehicles'],
  ['pages-warranty', '/pages/warranty'],
  ['used-car-inspection', '/used-car/inspection'],
])('RTE-46 RTE-48 RTE-51 the page %s has one address, %s', (slug, path) => expect(pagePath(slug)).toBe(path))

test('RTE-52 a path leads to the slug of its page, and folders are only those of the specification', () => {
  expect(pageSlugAt(['pages', 'electric-vehicles'])).toBe('pages-electric-vehicles')
  expect(pageSlugAt(['used-car', 'inspection'])).toBe('used-car-inspection')
  expect(pageSlugAt(['about-us'])).toBe('about-us')
  expect(pageSlugAt(['news', 'x'])).toBeNull()
  expect(pageSlugAt([])).toBeNull()
})
