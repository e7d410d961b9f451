import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blurOf, withHints } from '@/src/domain/media/pictureHints'
import { blurOfPicture } from './blurOfPicture'

const sky = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#88a' } })

test('GAL-19 a picture has a tiny one, small enough to travel with its address', async () => {
  const blur = await blurOfPicture(await sky().jpeg().toBuffer())
  expect(blur?.length).toBeLessThan(130)
  expect(blurOf(withHints('/a.webp', { blur }))).toBe(blur)
  const bytes = Buffer.from(blur?.split(',')[1] ?? '', 'base64')
  const { dominant } = await sharp(bytes).stats()
  expect(Math.abs(dominant.b - dominant.r)).toBeGreaterThan(8)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 8, height: 5 })
})

test('GAL-19 one that can be seen through has none', async () => {
  const logo = sky().composite([
    { input: Buffer.alloc(600 * 400 * 4), raw: { width: 600, height: 400, channels: 4 }, blend: 'source' },
  ])
  expect(await blurOfPicture(await logo.png().toBuffer())).toBeNull()
})
