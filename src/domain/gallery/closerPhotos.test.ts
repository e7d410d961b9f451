import { expect, test } from 'vitest'
import { closerPhotos } from './closerPhotos'
import type { GalleryItem } from './galleryItems'

const photos = (count: number): GalleryItem[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'photo', url: `/${at + 1}.jpg`, thumb: `/${at + 1}.jpg` }))
const film: GalleryItem = { kind: 'video', video: { kind: 'file', src: '/film.mp4', href: '/film.mp4' } }
const places = (items: GalleryItem[]) => closerPhotos(items).map(({ place }) => place)

test('GAL-01 three photos past those in sight are seen closer, from early and late in the gallery', () => {
  expect(closerPhotos(photos(8))).toEqual([
    { url: '/6.jpg', place: 6 },
    { url: '/7.jpg', place: 7 },
    { url: '/8.jpg', place: 8 },
  ])
  expect(places(photos(14))).toEqual([6, 9, 12])
})

test('GAL-01 a film is none of them and keeps its place; a short gallery has none', () => {
  expect(places([...photos(6), film, ...photos(3)])).toEqual([6, 8, 9])
  expect(places([...photos(1), film, ...photos(6)])).toEqual([6, 7, 8])
  expect(places(photos(7))).toEqual([])
  expect(places([])).toEqual([])
})
