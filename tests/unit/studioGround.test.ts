import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

/** One lead picture of each body and face, by its folder. */
const heroes = new Map(globSync('public/studio/*/*/hero.webp').map((file) => [file.split('/').at(-3), file]))

/** Red, green and blue at two opposite corners, each the mean of a square. */
const corners = async (file: string, side = 6): Promise<number[]> => {
  const { width, height } = await sharp(file).metadata()
  const squares = [
    { left: 0, top: 0 },
    { left: width - side, top: height - side },
  ].map((at) =>
    sharp(file)
      .extract({ ...at, width: side, height: side })
      .resize(1, 1, { kernel: 'linear' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  )
  return (await Promise.all(squares)).flatMap((pixel) => [...pixel])
}

test('CAR-17 the ground of lead pictures is the colour that the site lets go on beside them', async () => {
  const [, hex = ''] = /--studio: #([0-9a-f]{6});/.exec(readFileSync('src/app/(site)/globals.css', 'utf8')) ?? []
  const ground = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const seams: string[] = []
  for (const file of heroes.values()) {
    const seen = await corners(file)
    if (seen.some((value, channel) => Math.abs(value - (ground[channel % 3] ?? 0)) > 3)) seams.push(`${file}: ${seen}`)
  }
  expect(heroes.size).toBeGreaterThan(40)
  expect(seams).toEqual([])
})
