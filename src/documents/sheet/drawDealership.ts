import type { CarSheet } from './CarSheet.ts'
import { drawQr } from './drawQr.ts'
import { BOTTOM, GREY, INNER, PAGE, RIGHT } from './look.ts'
import { lineHeight, type Doc, type Pen, type Type } from './pen.ts'

const NAME: Type = { size: 11, bold: true }
const TEXT: Type = { size: 8.5, colour: GREY.text }
const STRONG: Type = { size: 11, bold: true }
const NOTE: Type = { size: 7.2, colour: GREY.label }
const QR = 78
const PAD = 14
const HEIGHT = 118
/** Where the opening hours begin, and how wide their days are. */
const HOURS_X = PAGE.margin + 228
const DAY = 84
const LEFT_ROOM = HOURS_X - PAGE.margin - PAD - 12

export const DEALERSHIP_TOP = BOTTOM - HEIGHT

/** Where to find the car: address, phone, hours, licence numbers (LAW-06), and the page's QR code. */
export const drawDealership = (doc: Doc, pen: Pen, { dealership, url, colours }: CarSheet): void => {
  const top = DEALERSHIP_TOP
  doc.roundedRect(PAGE.margin, top, INNER, HEIGHT, 6).fill(GREY.surface)
  const x = PAGE.margin + PAD
  let y = pen.writeLines(pen.lines(dealership.place ?? dealership.name, LEFT_ROOM, NAME, 1), x, top + PAD, NAME)
  y = pen.writeLines(
    dealership.address.map((line) => pen.fitted(line, LEFT_ROOM, TEXT)),
    x,
    y + 1,
    TEXT,
  )
  if (dealership.phone) {
    const call = `tel:${dealership.phone.replace(/[^\d+]/g, '')}`
    pen.write(pen.fitted(dealership.phone, LEFT_ROOM, STRONG), x, y + 4, { ...STRONG, colour: colours.ink }, call)
    y += 4 + lineHeight(STRONG)
  }
  pen.writeLines(
    dealership.licences.map((line) => pen.fitted(line, LEFT_ROOM, NOTE)),
    x,
    y + 4,
    NOTE,
  )
  const room = RIGHT - QR - PAD - 16 - HOURS_X
  if (dealership.hours.length > 0) pen.write('Opening hours', HOURS_X, top + PAD, { ...TEXT, bold: true })
  dealership.hours.forEach(({ label, value }, at) => {
    const line = top + PAD + 4 + (at + 1) * lineHeight(TEXT)
    pen.write(pen.fitted(label, DAY - 4, TEXT), HOURS_X, line, TEXT)
    pen.write(pen.fitted(value, room - DAY, TEXT), HOURS_X + DAY, line, TEXT)
  })
  const side = RIGHT - QR - PAD
  doc.roundedRect(side - 5, top + 9, QR + 10, QR + 10, 4).fill('#ffffff')
  drawQr(doc, url, side, top + 14, QR)
  doc.link(side, top + 14, QR, QR, url)
  const words = 'See every photo'
  pen.write(words, side + (QR - pen.width(words, NOTE)) / 2, top + QR + 23, NOTE)
}
