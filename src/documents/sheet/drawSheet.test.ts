import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { CarSheet, SheetPhotos } from './CarSheet'
import { drawSheet } from './drawSheet'
import { readPdf } from './readPdf.testing'
import { sheetFixture } from './sheet.testing'

const A4 = { width: 595.28, height: 841.89 }
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

const made = async (changes: Partial<CarSheet> = {}, photos: SheetPhotos = []) =>
  readPdf(await drawSheet({ sheet: sheetFixture(changes), photos }))

describe('PDF-02 the brochure of a car', () => {
  test('LAW-01 LAW-04 LAW-06 PDF-02 it says what the car is, costs and comes with, and who sells it', async () => {
    const { text, pages, links } = await made()
    expect(pages).toHaveLength(1)
    for (const said of [
      ...['2021 Mazda CX-5', 'Touring', '$32,990', 'Drive Away', 'Was $34,990, save $2,000'],
      ...['$152/wk', '8.19% p.a.', 'WARNING: This comparison rate', 'Known 11', 'One owner.', '140 kW'],
      ...['Head-up display', 'Harbour City Artarmon', '02 9999 0000', '8:30 am', 'Dealer licence MD12345'],
      ...['Printed 21/11/2026', 'example.test/cars/2021-mazda-cx-5'],
    ])
      expect(text).toContain(said)
    expect(links).toContain('https://example.test/cars/2021-mazda-cx-5')
  })

  test('LAW-01 PDF-02 repayment and comparison rate stand in one line', async () => {
    const { pages } = await made()
    const heightOf = (words: string) => pages[0]?.find(({ text }) => text === words)?.y
    expect(heightOf('$152/wk')).toBeGreaterThan(0)
    expect(heightOf('8.19% p.a.')).toBe(heightOf('$152/wk'))
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 3],
    [4, 4],
  ])('PDF-02 of %i photos it shows %i', async (given, shown) => {
    expect(
      (
        await made(
          {},
          Array.from({ length: given }, () => photo),
        )
      ).pictures,
    ).toBe(shown)
  })

  test('PDF-02 a file that is no picture leaves its place empty, not the shopper without a brochure', async () => {
    expect((await made({}, [Buffer.from('nonsense')])).text).toContain('2021 Mazda CX-5')
  })

  test('PDF-02 however much there is to say, it is two pages and no word runs off them', async () => {
    const long = 'An uncommonly long thing to say of any car at all '
    const { pages, text } = await made(
      {
        title: `2021 ${'Longmodelname '.repeat(9)}`,
        badge: long.repeat(3),
        tags: [long, long],
        sections: [
          { title: `About ${long}`, kind: 'text', text: long.repeat(90) },
          {
            title: 'Specifications',
            kind: 'rows',
            rows: Array.from({ length: 40 }, (_, at) => ({ label: `${long} ${at}`, value: long })),
          },
          { title: 'Features', kind: 'list', items: Array.from({ length: 90 }, (_, at) => `${long} ${at}`) },
          { title: 'Please note', kind: 'text', text: long.repeat(30) },
        ],
      },
      [photo, photo, photo, photo],
    )
    expect(pages).toHaveLength(2)
    expect(text).toContain('more on our website')
    expect(text).toContain('Please note')
    for (const { x, y, text: word } of pages.flat()) {
      expect(x, word).toBeGreaterThanOrEqual(0)
      expect(x, word).toBeLessThan(A4.width - 30)
      expect(y, word).toBeGreaterThan(10)
      expect(y, word).toBeLessThan(A4.height)
    }
    const content = pages.map((page) => page.filter(({ text: word }) => word.startsWith('An uncommonly')))
    for (const { y, text: word } of content.flat()) expect(y, word).toBeGreaterThan(40)
  })

  test('PDF-02 letters that the face lacks do not become nonsense', async () => {
    const { text } = await made({ title: 'Škoda Ōsaka 🚗 Édition', badge: null })
    expect(text).toContain('koda Osaka Édition')
  })
})
