import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownPhotos } from './shownPhotos'

const pictureOf = (media: unknown) =>
  typeof media === 'string' ? { url: `/api/media/file/${media}.webp`, thumb: `/api/media/file/${media}-s.webp` } : null
const shown = (car: Parameters<typeof shownPhotos>[0], showRemote = false) =>
  shownPhotos(car, { pictureOf, showRemote })
const urls = (car: Parameters<typeof shownPhotos>[0], showRemote = false) =>
  shown(car, showRemote).images.map(({ image }) => image?.url)
const remote = (name: string) => `https://photos.example.com/${name}.jpg`

describe('photos shoppers see', () => {
  const car = {
    primary_image_url: remote('b'),
    images: [
      { media: 'a', image: { url: remote('a') } },
      { media: 'b', image: { url: remote('b') } },
      { image: { url: remote('waiting') } },
      { image: { url: '/studio/car.webp', thumb: { url: remote('small') } } },
      { isVideo: true, image: { url: remote('film') } },
    ],
  }

  test('FEED-08 are ours, in order, with a main photo that is one of them', () => {
    expect(urls(car)).toEqual(['/api/media/file/a.webp', '/api/media/file/b.webp', '/studio/car.webp', remote('film')])
    expect(shown(car)).toMatchObject({ photos_count: 3, primary_image_url: '/api/media/file/b.webp' })
    expect(shown(car).images[2]?.image?.thumb).toBeNull()
  })

  test('FEED-08 leave out other servers until the dealership shows those', () => {
    const waiting = { primary_image_url: remote('a'), images: [{ image: { url: remote('a') } }] }
    expect(shown(waiting)).toEqual({ images: [], primary_image_url: null, photos_count: 0 })
    expect(shown(waiting, true)).toMatchObject({ primary_image_url: remote('a'), photos_count: 1 })
    expect(shown({ primary_image_url: '/studio/car.webp' })).toMatchObject({
      primary_image_url: '/studio/car.webp',
      photos_count: 1,
    })
  })

  test('FEED-08 fall back to the first when the named main photo has not arrived', () => {
    const late = { ...car, primary_image_url: remote('waiting') }
    expect(shown(late).primary_image_url).toBe('/api/media/file/a.webp')
  })

  test('FEED-08 nothing but a path of ours gets out, whatever an address says', () => {
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('//evil.example/a', 'javascript:alert(1)', '/ok'),
    )
    fc.assert(
      fc.property(fc.array(address), fc.option(address, { nil: null }), (list, primary) => {
        const { images, primary_image_url, photos_count } = shown({
          primary_image_url: primary,
          images: list.map((url) => ({ image: { url, thumb: { url } } })),
        })
        const out = [...images.flatMap(({ image }) => [image?.url, image?.thumb?.url]), primary_image_url]
        for (const url of out.filter((each) => each != null)) expect(url).toMatch(/^\/(?!\/)/)
        expect(photos_count).toBeGreaterThanOrEqual(images.length)
      }),
    )
  })
})
