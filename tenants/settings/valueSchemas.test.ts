import { expect, test } from 'vitest'
import { link, path } from './valueSchemas'

test('L6 NFR-06 a path of the site leads to no other site: browsers read a backslash as a slash', () => {
  for (const evil of [
    '/\\evil.example',
    '/\\/evil.example',
    '//evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/\t/evil.example',
  ]) {
    expect(path.safeParse(evil).success, evil).toBe(false)
    expect(link.safeParse(evil).success, evil).toBe(false)
  }
  for (const fine of ['/', '/contact-us', '/search/used-cars/']) {
    expect(path.safeParse(fine).success, fine).toBe(true)
    expect(link.safeParse(fine).success, fine).toBe(true)
  }
  expect(link.safeParse('https://finance.example/apply?a=1#b').success).toBe(true)
  expect(link.safeParse('https:\\\\evil.example').success).toBe(false)
})
