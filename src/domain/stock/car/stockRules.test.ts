import { describe, expect, test } from 'vitest'
import { carImages, primaryImage } from '../photos/carImages'
import { readSeries, seriesOptions } from './seriesOptions'

describe('pictures', () => {
  test('CAR-17 videos and empty entries are no pictures; a picture without a thumbnail is its own', () => {
    const images = [
      { isVideo: true, image: { url: '/v.jpg' } },
      { image: { url: '/a.jpg', thumb: { url: '/a-small.jpg' } } },
      { image: { url: null } },
      { image: { url: '/b.jpg', thumb: null } },
    ]
    expect(carImages({ images })).toEqual([
      { url: '/a.jpg', thumb: '/a-small.jpg' },
      { url: '/b.jpg', thumb: '/b.jpg' },
    ])
    expect(carImages({ images: [{ url: '/a.jpg', thumb: '/t.jpg' }] })).toEqual([{ url: '/a.jpg', thumb: '/t.jpg' }])
  })

  test('CAR-18 the main picture is the named one, else the first', () => {
    expect(primaryImage({ images: [{ url: '/a.jpg' }], primary_image_url: '/main.jpg' })).toBe('/main.jpg')
    expect(primaryImage({ images: [{ url: '/a.jpg' }] })).toBe('/a.jpg')
    expect(primaryImage({})).toBeNull()
    expect(carImages({ images: [], primary_image_url: '/main.jpg' })).toHaveLength(1)
  })
})

test('CAR-37 a site’s series values, or free text', () => {
  expect(seriesOptions([])).toBeNull()
  expect(seriesOptions(['duo', ' city ', 'sport', 'duo'])).toEqual(['duo', 'city', 'sport'])
  expect(readSeries('Sport', ['duo', 'city', 'sport'])).toBe('sport')
  expect(readSeries('XL', ['duo'])).toBeNull()
  expect(readSeries('MY21', [])).toBe('MY21')
})
