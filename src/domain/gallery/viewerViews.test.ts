import { describe, expect, test } from 'vitest'
import { defaultView, viewerViews } from './viewerViews'

const everything = { frames: 24, items: 12, walkarounds: 1, interior: true }

describe('views of a car', () => {
  test('GAL-10 are spinner, gallery, walkaround and interior, and none without media', () => {
    expect(viewerViews(everything)).toEqual(['spinner', 'gallery', 'walkaround', 'interior'])
    expect(viewerViews({ ...everything, frames: 0, walkarounds: 0 })).toEqual(['gallery', 'interior'])
    expect(viewerViews({ frames: 0, items: 0, walkarounds: 0, interior: false })).toEqual([])
  })

  test('GAL-06 one frame is no 360° view, two are', () => {
    expect(viewerViews({ ...everything, frames: 1 })).not.toContain('spinner')
    expect(viewerViews({ ...everything, frames: 2 })).toContain('spinner')
  })

  test('GAL-11 the first view is the site’s choice; without spin images the gallery whatever the setting', () => {
    expect(defaultView(['spinner', 'gallery'], 'spinner')).toBe('spinner')
    expect(defaultView(['spinner', 'gallery'], 'gallery')).toBe('gallery')
    expect(defaultView(['gallery', 'interior'], 'spinner')).toBe('gallery')
  })

  test('GAL-11 a car without photos opens with what it has', () => {
    expect(defaultView(['spinner', 'interior'], 'gallery')).toBe('spinner')
    expect(defaultView(['walkaround'], 'spinner')).toBe('walkaround')
    expect(defaultView([], 'spinner')).toBeNull()
  })
})
