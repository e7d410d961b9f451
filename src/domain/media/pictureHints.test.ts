import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { frameAddress, imageAddress, imageSet } from './imageAddress'
import { blurOf, focusOf, withHints, withoutBlur, withoutHints } from './pictureHints'

const BLUR = 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoIAAUAAUAm+/=='
const FILE = '/api/media/file/a.webp'

test('CMS-04 a focal point and a tiny picture travel with the address and come back as they were', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(percent, percent, fc.option(fc.constant(BLUR), { nil: undefined }), (focalX, focalY, blur) => {
      const url = withHints(FILE, { focalX, focalY, blur })
      expect(focusOf(url)).toBe(focalX === 50 && focalY === 50 ? undefined : `${focalX}% ${focalY}%`)
      expect(blurOf(url)).toBe(blur)
      expect(withoutHints(url)).toBe(FILE)
      expect(withoutBlur(url)).toBe(withHints(FILE, { focalX, focalY }))
      expect(withHints(url, { focalX, focalY, blur })).toBe(url)
    }),
  )
})

test('CMS-04 the middle, nonsense and what is off the picture', () => {
  expect(withHints('/a.webp', { focalX: 50, focalY: 50 })).toBe('/a.webp')
  expect(withHints('/a.webp', { focalX: null, focalY: Number.NaN })).toBe('/a.webp')
  expect(withHints('/a.webp', { focalX: -20, focalY: 240 })).toBe('/a.webp#focus=0,100')
  expect(withHints('/a.webp', { blur: 'https://elsewhere.example/a.png' })).toBe('/a.webp')
  expect(withoutHints('https://dealer.example/a.jpg#page')).toBe('https://dealer.example/a.jpg#page')
})

test('CMS-04 servers are never sent them', () => {
  const url = withHints(FILE, { focalX: 20, focalY: 80, blur: BLUR })
  expect(imageAddress(url, { widthPx: 480 })).toBe('/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa.webp&w=480&q=75')
  expect(imageSet(url)).not.toMatch(/focus|blur/)
  expect(frameAddress(url)).toBe(FILE)
  expect(imageAddress(url, { widthPx: 480 }, 'https://cdn.example.com/{path}?w={width}')).toBe(
    'https://cdn.example.com/api/media/file/a.webp?w=480',
  )
})

test('CMS-04 an upload is shown around the point its editor set, and its tiny picture first', () => {
  const media = { url: FILE, alt: 'A ute', focalX: 12, focalY: 70, blur: BLUR }
  const shown = pictureOf({ media })?.url ?? ''
  expect([focusOf(shown), blurOf(shown)]).toEqual(['12% 70%', BLUR])
})
