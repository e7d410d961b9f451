import { expect, test } from 'vitest'
import { pictureOf } from './pictureOf'

test('ENT-07 an uploaded picture comes before an address', () => {
  expect(pictureOf({ media: { id: '1', url: '/api/media/file/a.webp', alt: 'A ute' }, url: '/b.webp' })).toEqual({
    url: '/api/media/file/a.webp',
    alt: 'A ute',
  })
})

test('ENT-07 without an upload the address counts, without both there is no picture', () => {
  expect(pictureOf({ media: 'id-only', url: '/b.webp' }, 'B')).toEqual({ url: '/b.webp', alt: 'B' })
  expect(pictureOf({ media: null, url: '' })).toBeNull()
  expect(pictureOf(undefined)).toBeNull()
})
