import PDFDocument from 'pdfkit'
import type { CarSheet, SheetPhotos } from './CarSheet.ts'
import { DEALERSHIP_TOP, drawDealership } from './drawDealership.ts'
import { factsBlock, financeBlock, titleBlock } from './drawOffer.ts'
import { drawPhotos, photosHeight } from './drawPhotos.ts'
import { BOTTOM, GREY, INNER, PAGE, RIGHT } from './look.ts'
import { lineHeight, penOf, type Doc, type Pen, type Type } from './pen.ts'
import { type Block, sectionBlock } from './sectionBlock.ts'

const HEAD = 50
const HEAD_NEXT = 38
const AFTER_PHOTOS = 20
/** Photos give way as far as this, where that saves a page. */
const LEAST_PHOTOS = 250
const SMALL: Type = { size: 7, colour: GREY.label }

const startPage = (doc: Doc, pen: Pen, { colours }: CarSheet, left: string, right: string, height: number): void => {
  doc.addPage({ size: 'A4', margin: 0 })
  doc.rect(0, 0, PAGE.width, height).fill(colours.ink)
  const name: Type = { size: height === HEAD ? 15 : 10.5, bold: true, colour: colours.onInk }
  const note: Type = { size: 9.5, colour: colours.onInk }
  const shown = pen.fitted(left, INNER * 0.66, name)
  pen.write(shown, PAGE.margin, (height - lineHeight(name)) / 2 + 2, name)
  pen.writeRight(pen.fitted(right, INNER * 0.3, note), RIGHT, (height - lineHeight(note)) / 2 + 1.5, note)
}

const drawFoot = (doc: Doc, pen: Pen, { url, printedOn }: CarSheet, page: number, pages: number): void => {
  const top = PAGE.height - 34
  const address = pen.fitted(url.replace(/^https?:\/\//, ''), INNER - 60, SMALL)
  pen.write(address, PAGE.margin, top, SMALL, url)
  if (pages > 1) pen.writeRight(`${page} / ${pages}`, RIGHT, top, SMALL)
  const words = `Printed ${printedOn}. Price and availability may change; please check with the dealership.`
  pen.write(words, PAGE.margin, top + lineHeight(SMALL), SMALL)
}

const collected = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })

/** The first sections that fit whole into the room. */
const takeSections = (room: number, sections: readonly Block[]): Block[] => {
  let left = room
  const end = sections.findIndex(({ height }) => (left -= height) < 0)
  return end < 0 ? [...sections] : sections.slice(0, end)
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0)

const drawAll = (blocks: readonly Block[], from: number): number => {
  let y = from
  for (const { draw, height } of blocks) {
    draw(y)
    y += height
  }
  return y
}

/** The second page: every section that is left, the longest ones cut to the room there is. */
const drawRest = (doc: Doc, pen: Pen, sheet: CarSheet, done: number): void => {
  const rest = sheet.sections.slice(done)
  let y = HEAD_NEXT + 10
  rest.forEach((section, at) => {
    // Later sections keep room for a heading with a few lines.
    const room = BOTTOM - y - (rest.length - 1 - at) * 90
    const block = sectionBlock(doc, pen, section, room, sheet.colours.brand)
    block.draw(y)
    y += block.height
  })
}

/**
 * A car's brochure as PDF: one A4 page, or two (PDF-02). The first shows photos, price, finance example, key facts, and
 * where the car stands; the second whatever the first has no room for. Drawn in a thread of its own (`pdfPool`), so it
 * reads nothing but its argument.
 */
export const drawSheet = async ({ sheet, photos }: { sheet: CarSheet; photos: SheetPhotos }): Promise<Uint8Array> => {
  const { title, badge, dealership, colours } = sheet
  const name = [title, badge].filter(Boolean).join(' ')
  const info = { Title: name, Author: dealership.name, Subject: sheet.url }
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, lang: 'en-AU', displayTitle: true, info })
  const done = collected(doc)
  const pen = penOf(doc)
  startPage(doc, pen, sheet, dealership.name, dealership.phone ?? '', HEAD)
  const blocks = [titleBlock(pen, sheet), financeBlock(doc, pen, sheet), factsBlock(doc, pen, sheet)].flatMap(
    (block) => block ?? [],
  )
  const room = DEALERSHIP_TOP - 12 - HEAD - AFTER_PHOTOS - heightOf(blocks)
  const pictured = photosHeight(photos)
  const sections = sheet.sections.map((section) => sectionBlock(doc, pen, section, PAGE.height, colours.brand))
  const onePage = heightOf(sections) <= room - Math.min(pictured, LEAST_PHOTOS)
  const early = onePage ? sections : takeSections(room - pictured, sections)
  const photoHeight = Math.min(pictured, Math.max(LEAST_PHOTOS, room - heightOf(early)))
  const y = drawPhotos(doc, photos, HEAD, photoHeight)
  drawAll([...blocks, ...early], y + AFTER_PHOTOS)
  drawDealership(doc, pen, sheet)
  const pages = early.length < sections.length ? 2 : 1
  drawFoot(doc, pen, sheet, 1, pages)
  if (pages > 1) {
    startPage(doc, pen, sheet, name, sheet.price.text, HEAD_NEXT)
    drawRest(doc, pen, sheet, early.length)
    drawFoot(doc, pen, sheet, 2, pages)
  }
  doc.end()
  return done
}
