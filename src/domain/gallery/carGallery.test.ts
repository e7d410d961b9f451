import { describe, expect, test } from 'vitest'
import { carFixture } from '../stock/car/carFixture.testing'
import type { Car } from '../stock/car/Car'
import { carGallery, type GalleryRules } from './carGallery'

const rules: GalleryRules = { defaultView: 'spinner', autoRotate: true, stockVideoPosition: 'second' }
const photos = (count: number): Car['images'] =>
  Array.from({ length: count }, (_, at) => ({ image: { url: `/p${at}.webp`, thumb: null }, isVideo: false }))
const spin = ['/s0.webp', '/s1.webp', '/s2.webp']
const gallery = (car: Partial<Car>, changes: Partial<GalleryRules> = {}) =>
  carGallery(carFixture(car), { ...rules, ...changes })

describe('gallery and viewers of a car', () => {
  test('GAL-01 thumbnails only with more than 3 photos and the car in stock or coming soon', () => {
    expect(gallery({ images: photos(3) })?.thumbnails).toBe(false)
    expect(gallery({ images: photos(4) })?.thumbnails).toBe(true)
    expect(gallery({ images: photos(4), status: 'coming_soon' })?.thumbnails).toBe(true)
    expect(gallery({ images: photos(4), status: 'sold' })?.thumbnails).toBe(false)
  })

  test('GAL-01 videos do not count as images', () => {
    expect(gallery({ images: photos(3), video_url: '/film.mp4' })).toMatchObject({ thumbnails: false })
  })

  test('GAL-05 GAL-18 the stock video stands at the configured place, each video once', () => {
    const car = { images: photos(2), video_url: '/film.mp4', videos: [{ video: { url: '/film.mp4' } }] }
    const kinds = (position: GalleryRules['stockVideoPosition']) =>
      gallery(car, { stockVideoPosition: position })?.items.map(({ kind }) => kind)
    expect(kinds('second')).toEqual(['photo', 'video', 'photo'])
    expect(kinds('start')).toEqual(['video', 'photo', 'photo'])
    expect(kinds('end')).toEqual(['photo', 'photo', 'video'])
  })

  test('CAR-17 an entry marked as video plays when its address is one, and is left out when it is a still', () => {
    const entry = (url: string) => ({ image: { url, thumb: null }, isVideo: true })
    expect(gallery({ images: [...photos(1), entry('/film.mp4')] })?.items).toHaveLength(2)
    expect(gallery({ images: [...photos(1), entry('/still.jpg')] })?.items).toHaveLength(1)
  })

  test('GAL-06 GAL-07 GAL-08 GAL-10 views follow the media', () => {
    const car = {
      images: photos(1),
      spin_images: spin,
      walkaround_videos: [{ video: { url: 'https://youtu.be/dQw4w9WgXcQ' } }, { video: { url: 'javascript:1' } }],
      spin_interior_image: '/inside.webp',
    }
    expect(gallery(car)).toMatchObject({ views: ['spinner', 'gallery', 'walkaround', 'interior'], view: 'spinner' })
    expect(gallery(car)?.walkarounds.map(({ kind }) => kind)).toEqual(['embed'])
    expect(gallery({ images: photos(1) })).toMatchObject({ views: ['gallery'], view: 'gallery', interior: null })
    expect(gallery({})).toBeNull()
  })

  test('GAL-11 GAL-15 open and turn as the site says', () => {
    const car = { images: photos(1), spin_images: spin }
    expect(gallery(car, { defaultView: 'gallery', autoRotate: false })).toMatchObject({
      view: 'gallery',
      spin: { autoRotate: false },
    })
  })

  test('GAL-09 hotspots come with the view that shows them', () => {
    const hotspot = (frame: number) => ({
      id: `h${frame}`,
      description: 'Wheel',
      anchors: [],
      positions: [{ frame, x: 0.5, y: 0.5 }],
    })
    const car = {
      spin_images: spin,
      spin_interior_image: '/inside.webp',
      hotspots: { exterior: [hotspot(2), hotspot(9)], interior: [hotspot(0)] },
    }
    expect(gallery(car)?.spin.hotspots.map(({ id }) => id)).toEqual(['h2'])
    expect(gallery(car)?.interior?.hotspots.map(({ id }) => id)).toEqual(['h0'])
  })

  test('VDP-41 a sold car shows its first photo only', () => {
    const sold = gallery({
      status: 'sold',
      images: photos(5),
      video_url: '/film.mp4',
      spin_images: spin,
      spin_interior_image: '/inside.webp',
    })
    expect(sold).toMatchObject({ views: ['gallery'], view: 'gallery', interior: null, spin: { frames: [] } })
    expect(sold?.items).toHaveLength(1)
  })

  test('CAR-20 an address that is none of the web is no frame', () => {
    expect(gallery({ images: photos(1), spin_images: ['/a.webp', 'javascript:1'] })?.views).toEqual(['gallery'])
  })
})
