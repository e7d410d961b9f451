import { describe, expect, test } from 'vitest'
import nextConfig from '@/next.config.mjs'
import { frameAddress, imageAddress, imageSet, madeWidth } from './imageAddress'

describe('addresses of pictures', () => {
  test('GAL-19 carry width and quality for our own optimizer, in sizes it makes', () => {
    expect(imageAddress('/studio/suv/red/hero.webp', { widthPx: 1080 })).toBe(
      '/_next/image?url=%2Fstudio%2Fsuv%2Fred%2Fhero.webp&w=1080&q=75',
    )
    const made = [...(nextConfig.images?.deviceSizes ?? []), ...(nextConfig.images?.imageSizes ?? [])]
    const offered = (imageSet('/a.webp') ?? '')
      .split(', ')
      .map((entry) => Number.parseInt(entry.split(' ')[1] ?? '', 10))
    expect(offered.length).toBeGreaterThan(2)
    for (const widthPx of offered) expect(made).toContain(widthPx)
    for (const px of [1, 100, 300, 5_000]) expect(made).toContain(madeWidth(px))
    expect(madeWidth(160)).toBe(160)
    expect(nextConfig.images?.qualities).toEqual(expect.arrayContaining([60, 75]))
  })

  test('GAL-19 carry width, quality and crop for an image CDN', () => {
    const cdn = 'https://img.example.com/w={width},h={height},q={quality},fit=crop/{path}'
    expect(imageAddress('/m/a.jpg', { widthPx: 480, quality: 60, ratio: 1.6 }, cdn)).toBe(
      'https://img.example.com/w=480,h=300,q=60,fit=crop/m/a.jpg',
    )
    expect(imageAddress('/m/a b.jpg', { widthPx: 480 }, 'https://i.example.com/?src={url}&w={width}&h={height}')).toBe(
      'https://i.example.com/?src=%2Fm%2Fa%20b.jpg&w=480&h=',
    )
    expect(imageSet('https://dealer.example/a.jpg', {}, cdn)).toContain('w=768')
  })

  test('FEED-08 a picture on another server keeps its address, and so does a drawing', () => {
    for (const url of ['https://photos.example.com/a.jpg', '//photos.example.com/a.jpg', '/logos/a.svg']) {
      expect(imageAddress(url, { widthPx: 480 })).toBe(url)
      expect(imageSet(url)).toBeUndefined()
    }
  })

  test('GAL-20 frames of a spin come in one size, and as they are where they are small already', () => {
    expect(frameAddress('/studio/suv/orbit/red/00.webp')).toBe('/studio/suv/orbit/red/00.webp')
    expect(frameAddress('/media/00.jpg')).toBe('/_next/image?url=%2Fmedia%2F00.jpg&w=1080&q=60')
    expect(frameAddress('/media/00.webp', 'https://img.example.com/{path}?w={width}')).toBe(
      'https://img.example.com/media/00.webp?w=1080',
    )
    expect(frameAddress('https://spins.example.com/00.jpg')).toBe('https://spins.example.com/00.jpg')
  })
})
