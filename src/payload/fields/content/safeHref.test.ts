import { expect, test } from 'vitest'
import { isSafeHref, validatePictureUrl } from './hrefField'

test.each([
  '/special-offers',
  '/service#service-booking',
  '#faq',
  'https://example.com/a?b=c',
  'tel:02 5550 0140',
  'mailto:sales@example.com',
])('CON-16 an editor may link to %s', (href) => expect(isSafeHref(href)).toBe(true))

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'http://example.com',
  'data:text/html,x',
  '',
])('CON-16 an editor may not link to %s', (href) => expect(isSafeHref(href)).toBe(false))

test('CON-16 a picture comes from this site or over https', () => {
  expect(validatePictureUrl('/studio/suv/red/hero.webp')).toBe(true)
  expect(validatePictureUrl('https://cdn.example.com/a.webp')).toBe(true)
  expect(validatePictureUrl('//cdn.example.com/a.webp')).not.toBe(true)
  expect(validatePictureUrl('javascript:alert(1)')).not.toBe(true)
})
