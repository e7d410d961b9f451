import { join } from 'node:path'
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import sharp from 'sharp'
import { projectRoot } from '../scripts/lib/dataDir.ts'
import { drawSheet } from '../src/documents/sheet/drawSheet.ts'
import { sheetFixture } from '../src/documents/sheet/sheet.testing.ts'

const WARM_UP = 60
const EACH = 100
const ROUNDS = 5

/** Everything a brochure may have, twice as many rows as the demo's cars. */
const sheet = sheetFixture({
  sections: [
    { title: 'About this car', kind: 'text', text: 'One owner, every service with us, two keys. '.repeat(20) },
    {
      title: 'Specifications',
      kind: 'rows',
      rows: Array.from({ length: 16 }, (_, at) => ({ label: `Engine power ${at}`, value: '140 kW' })),
    },
    { title: 'Features', kind: 'list', items: Array.from({ length: 24 }, (_, at) => `Head-up display ${at}`) },
    {
      title: 'Please note',
      kind: 'text',
      text: 'Please confirm price and features with us before you buy. '.repeat(4),
    },
  ],
})

const photoOf = (name: string, width: number): Promise<Buffer> =>
  sharp(join(projectRoot, `public/studio/suv/blue/${name}.webp`))
    .resize({ width })
    .jpeg({ quality: 86 })
    .toBuffer()

const photos = await Promise.all([
  photoOf('hero', 1240),
  ...['front', 'side', 'rear'].map((name) => photoOf(name, 480)),
])

const ways = {
  bare: () =>
    renderToBuffer(createElement(Document, null, createElement(Page, null, createElement(Text, null, 'Hello')))),
  onePhoto: () => drawSheet({ sheet: { ...sheet, sections: sheet.sections.slice(0, 1) }, photos: photos.slice(0, 1) }),
  full: () => drawSheet({ sheet, photos }),
}
const names = ['bare', 'onePhoto', 'full'] as const

const perCpuSecond = async (make: () => Promise<unknown>, count: number): Promise<number> => {
  const before = process.cpuUsage()
  for (let number = 0; number < count; number += 1) await make()
  const { user, system } = process.cpuUsage(before)
  return (count * 1e6) / (user + system)
}

const measured: Record<(typeof names)[number], number[]> = { bare: [], onePhoto: [], full: [] }
for (const name of names) await perCpuSecond(ways[name], WARM_UP)
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) {
    measured[name].push(await perCpuSecond(ways[name], EACH))
  }
}
console.log(JSON.stringify(measured))
