import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryItems, type VideoPosition } from './galleryItems'

const picture = (name: string) => ({ url: `/${name}.webp`, thumb: `/${name}-s.webp` })
const video = { kind: 'file', src: '/film.mp4', href: '/film.mp4' } as const
const order = (photos: number, position: VideoPosition) =>
  galleryItems(
    Array.from({ length: photos }, (_, at) => picture(String(at + 1))),
    [video],
    position,
  )
    .map((item) => (item.kind === 'video' ? 'v' : item.url.charAt(1)))
    .join('')

describe('the stock video', () => {
  test('GAL-18 stands at the start, second, in the middle or at the end', () => {
    expect(order(4, 'start')).toBe('v1234')
    expect(order(4, 'second')).toBe('1v234')
    expect(order(4, 'middle')).toBe('12v34')
    expect(order(5, 'middle')).toBe('123v45')
    expect(order(4, 'end')).toBe('1234v')
  })

  test('GAL-18 has a place among one photo and among none', () => {
    expect(order(1, 'start')).toBe('v1')
    for (const position of ['second', 'middle', 'end'] as const) expect(order(1, position)).toBe('1v')
    expect(order(0, 'second')).toBe('v')
  })

  test('GAL-05 no video changes nothing, and no photo is lost or moved', () => {
    const places = fc.constantFrom<VideoPosition>('start', 'second', 'middle', 'end')
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(3), places, (names, films, position) => {
        const pictures = names.map(picture)
        const items = galleryItems(pictures, Array(films).fill(video), position)
        expect(items).toHaveLength(names.length + films)
        expect(items.filter(({ kind }) => kind === 'photo')).toEqual(
          pictures.map((each) => ({ kind: 'photo', ...each })),
        )
      }),
    )
  })
})
