import { expect, test } from 'vitest'
import { galleryState, type GalleryState } from './viewerViews'

const start: GalleryState = { view: 'spinner', index: 0, fullscreen: false }

test('GAL-04 choosing a picture shows it in the gallery', () => {
  expect(galleryState(start, { index: 3 })).toEqual({ view: 'gallery', index: 3, fullscreen: false })
})

test('GAL-12 returning to any view but the gallery starts the gallery again', () => {
  const fourth = galleryState(start, { index: 3 })
  for (const view of ['spinner', 'walkaround', 'interior'] as const)
    expect(galleryState(fourth, { view })).toEqual({ view, index: 0, fullscreen: false })
  expect(galleryState(fourth, { view: 'gallery' }).index).toBe(3)
})

test('GAL-03 full screen is apart from the picture that is selected', () => {
  const fourth = galleryState(start, { index: 3 })
  const large = galleryState(fourth, { fullscreen: true })
  expect(large).toEqual({ ...fourth, fullscreen: true })
  expect(galleryState(galleryState(large, { index: 4 }), { fullscreen: false })).toEqual({ ...fourth, index: 4 })
})
