import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { themeShape } from '@/tenants/theme/theme'
import type { BrochureContent } from './BrochureContent'
import { brochureContentFixture } from './brochureContent.testing'
import { readPdf } from './readPdf.testing'
import { renderBrochure } from './renderBrochure'

const A4 = { width: 595.28, height: 841.89 }
const photoOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
const photos = await Promise.all(['teal', 'red', 'navy', 'gold'].map(photoOf))

const made = async (changes: Partial<BrochureContent> = {}, shown: Uint8Array[] = [], logo: Uint8Array | null = null) =>
  readPdf(await renderBrochure({ content: brochureContentFixture(changes), images: { logo, photos: shown } }))

const long = 'An uncommonly long thing to say of any car at all '
const repeated = (count: number, text: string) => Array.from({ length: count }, (_, at) => `${text} ${at}`)

describe('PDF-02 the brochure of a car', () => {
  test('LAW-01 LAW-04 LAW-06 PDF-02 it says what the car is, costs and comes with, and who sells it', async () => {
    const { text, pages, links, info } = await made()
    expect(pages).toHaveLength(1)
    for (const said of [
      ...['2021 Mazda CX-5', 'Touring', '$32,990', 'Drive Away', 'Was $34,990, save $2,000'],
      ...['$152/wk', '8.19% p.a.', 'WARNING: This comparison rate', 'Known 11', 'One owner.', '140 kW'],
      ...['Head-up display', 'Harbour City Artarmon', '02 9999 0000', '8:30 am', 'Dealer licence MD12345'],
      ...['Printed 21/11/2026', 'example.test/cars/2021-mazda-cx-5'],
    ])
      expect(text).toContain(said)
    expect(links).toContain('https://example.test/cars/2021-mazda-cx-5')
    expect(links).toContain('tel:0299990000')
    expect(info).toMatchObject({ Title: '2021 Mazda CX-5 Touring', Author: 'Harbour City Auto', Language: 'en-AU' })
  })

  test('LAW-01 PDF-02 repayment and comparison rate stand in one line, in one size', async () => {
    const { pages } = await made()
    const find = (words: string) => pages[0]?.find(({ text }) => text === words)
    expect(find('$152/wk')?.y).toBeGreaterThan(0)
    expect(find('8.19% p.a.')?.y).toBe(find('$152/wk')?.y)
    expect(find('8.19% p.a.')?.size).toBe(find('$152/wk')?.size)
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 3],
    [4, 4],
  ])('PDF-02 of %i photos it shows %i', async (given, shown) => {
    expect((await made({}, photos.slice(0, given))).pictures).toBe(shown)
  })

  test('PDF-02 the logo takes the place of the name in the header', async () => {
    const without = await made()
    const { text, pictures } = await made({}, [], await photoOf('white'))
    expect(without.text.split('Harbour City Auto')).toHaveLength(2)
    expect([text.split('Harbour City Auto').length, pictures]).toEqual([1, 1])
  })

  test('PDF-02 a file that is no picture leaves its place empty, not the shopper without a brochure', async () => {
    const { text, pictures } = await made({}, [Buffer.from('nonsense')])
    expect(text).toContain('2021 Mazda CX-5')
    expect(pictures).toBe(0)
  })

  test('PDF-02 however much there is to say, nothing runs off a page, into the footer or over something else', async () => {
    const { pages, text } = await made(
      {
        title: `2021 ${'Longmodelname '.repeat(9)}`,
        badge: long.repeat(3),
        tags: [long, `Also ${long}`],
        price: { text: long, basis: long, was: null, saving: null },
        sections: [
          { title: `About ${long}`, kind: 'text', text: `${long.repeat(30)}${'W'.repeat(300)} ${long.repeat(5)}` },
          {
            title: 'Specifications',
            kind: 'rows',
            rows: repeated(40, long).map((label) => ({ label, value: long.replaceAll(' ', '') })),
          },
          { title: 'Features', kind: 'list', items: repeated(60, long) },
          { title: 'Please note', kind: 'text', text: 'The last word.' },
        ],
      },
      photos,
    )
    expect(text).toContain('The last word.')
    expect(text.match(/of any car at all 59/g)).toHaveLength(1)
    for (const page of pages) {
      const panelTop = page.find(({ text: word }) => word === 'Harbour City Artarmon')?.y ?? 0
      expect(panelTop).toBeGreaterThan(0)
      for (const { x, y, width, text: word } of page) {
        expect(x, word).toBeGreaterThanOrEqual(30)
        expect(x + width, word).toBeLessThan(A4.width - 30)
        expect(y, word).toBeGreaterThan(10)
        expect(y, word).toBeLessThan(A4.height - 15)
        if (word.startsWith('An uncommonly')) expect(y, word).toBeGreaterThan(panelTop + 15)
      }
    }
  })

  test('PDF-02 a heading is not left behind at the foot of a page', async () => {
    for (const rows of [2, 6, 10, 14, 18, 22, 26]) {
      const { pages } = await made(
        {
          sections: [
            {
              title: 'Specifications',
              kind: 'rows',
              rows: repeated(rows, 'Row').map((label) => ({ label, value: '1' })),
            },
            { title: 'Features', kind: 'list', items: repeated(4, 'Item') },
          ],
        },
        photos,
      )
      const pageOf = (word: string) => pages.findIndex((page) => page.some(({ text }) => text === word))
      expect(pageOf('Item 0'), `${rows} rows before`).toBe(pageOf('Features'))
    }
  })

  test('PDF-02 letters that the fonts lack do not become nonsense, in any of the sites’ fonts', async () => {
    for (const font of themeShape.font.options) {
      const theme = { ...brochureContentFixture().theme, font }
      // The comma's shape is a part of '’': a letter met first as a part must still be read as itself.
      await made({ title: 'One, two', theme })
      const { text } = await made({ title: 'Škoda Ōsaka 🚗 Édition Ṡport 漢字 – ‘Māori’', badge: null, theme })
      expect(text, font).toContain('Škoda Ōsaka Édition Sport – ‘Māori’')
    }
  })
})
