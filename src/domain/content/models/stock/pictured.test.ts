import { expect, test } from 'vitest'
import { morePictures, pictured } from './pictured'

const car = (name: string, photos: string[]) => ({
  title: name,
  path: `/cars/${name}`,
  images: photos.map((photo) => ({ url: `/${photo}.webp` })),
})

test('RTE-29 the page of a model in stock shows more of the vehicle it opens with, and no photo twice', () => {
  const cars = [car('one', ['a', 'b', 'c', 'd', 'e']), car('other', ['b', 'f', 'g', 'h'])]
  const picture = pictured(cars)
  expect(picture?.href).toBe('/cars/one')
  const more = morePictures(cars, picture).map(({ url }) => url)
  expect(more).toEqual(['/c.webp', '/d.webp', '/e.webp'])
  expect(more).not.toContain(picture?.url)
})

test('RTE-29 of two more photos, or of none, there is no gallery', () => {
  const cars = [car('one', ['a', 'b', 'c'])]
  expect(morePictures(cars, pictured(cars))).toEqual([])
  expect(morePictures([car('bare', [])], null)).toEqual([])
})
