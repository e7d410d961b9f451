import { expect, test } from 'vitest'
import { morePictures, pictured } from './pictured'

const car = (name: string, photos: string[], body: string | null = null) => ({
  title: name,
  body,
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

test('RTE-29 it opens with one of the body that most of them are of', () => {
  const cars = [car('one', ['a'], 'Sedan'), car('two', ['b'], 'Hatchback'), car('three', ['c'], 'Hatch')]
  expect(pictured(cars)?.href).toBe('/cars/two')
  expect(pictured([car('bare', [], 'Hatch'), car('two', [], 'Hatch'), car('one', ['a'], 'Sedan')])?.href).toBe(
    '/cars/one',
  )
})

test('RTE-29 a photo that a list carries without its tiny picture is still the same photo', () => {
  const hinted = {
    ...car('one', ['a', 'b', 'c', 'd']),
    images: ['/a.webp#blur=QQ==', '/b.webp', '/c.webp', '/d.webp'].map((url) => ({ url })),
  }
  const other = { ...car('other', []), images: [{ url: '/b.webp#blur=QQ==' }] }
  expect(morePictures([hinted, other], { url: '/a.webp', title: 'one', href: '/cars/one' })).toEqual([])
})
