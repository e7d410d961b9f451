import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { focusOf, withFocus, withoutFocus } from './focalPoint'
import { frameAddress, imageAddress, imageSet } from './imageAddress'

test('CMS-04 a focal point travels with the address and comes back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (x, y) => {
      const url = withFocus('/api/media/file/a.webp', x, y)
      expect(focusOf(url)).toBe(x === 50 && y === 50 ? undefined : `${x}% ${y}%`)
      expect(withoutFocus(url)).toBe('/api/media/file/a.webp')
      expect(withFocus(url, x, y)).toBe(url)
    }),
  )
})

test('CMS-04 the middle, nonsense and what is off the picture', () => {
  expect(withFocus('/a.webp', 50, 50)).toBe('/a.webp')
  expect(withFocus('/a.webp', null, Number.NaN)).toBe('/a.webp')
  expect(withFocus('/a.webp', -20, 240)).toBe('/a.webp#focus=0,100')
})

test('CMS-04 servers are never sent it', () => {
  const url = withFocus('/api/media/file/a.webp', 20, 80)
  expect(imageAddress(url, { widthPx: 480 })).toBe('/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa.webp&w=480&q=75')
  expect(imageSet(url)).not.toContain('focus')
  expect(frameAddress(url)).toBe('/api/media/file/a.webp')
  expect(imageAddress(url, { widthPx: 480 }, 'https://cdn.example.com/{path}?w={width}')).toBe(
    'https://cdn.example.com/api/media/file/a.webp?w=480',
  )
})

test('CMS-04 an upload is shown around the point its editor set', () => {
  const media = { url: '/api/media/file/a.webp', alt: 'A ute', focalX: 12, focalY: 70 }
  expect(focusOf(pictureOf({ media })?.url ?? '')).toBe('12% 70%')
})
