import type { SheetSection } from './CarSheet.ts'
import { GREY, INNER, PAGE } from './look.ts'
import { lineHeight, type Doc, type Pen, type Type } from './pen.ts'

const HEADING: Type = { size: 10.5, bold: true }
const TEXT: Type = { size: 9, colour: GREY.text }
const LABEL: Type = { size: 8.5, colour: GREY.label }
const VALUE: Type = { size: 8.5, bold: true }
/** Headings stand in a column of their own. */
const X = PAGE.margin + 122
const ROOM = INNER - 122
const GUTTER = 22
const COLUMN = (ROOM - GUTTER) / 2
const ROW = 16
const TOP = 14
const FOOT = 14

type Draw = (y: number) => void
export interface Block {
  height: number
  draw: Draw
}

const textBody = (pen: Pen, text: string, room: number): Block => {
  const most = Math.max(0, Math.floor(room / lineHeight(TEXT)))
  const lines = pen.lines(text, ROOM, TEXT, most)
  return { height: lines.length * lineHeight(TEXT), draw: (y) => void pen.writeLines(lines, X, y, TEXT) }
}

const columnOf = (at: number, perColumn: number) => ({
  x: X + Math.floor(at / perColumn) * (COLUMN + GUTTER),
  down: at % perColumn,
})

const rowsBody = (doc: Doc, pen: Pen, rows: { label: string; value: string }[], room: number): Block => {
  const perColumn = Math.min(Math.ceil(rows.length / 2), Math.floor(room / ROW))
  return {
    height: perColumn * ROW,
    draw: (y) =>
      rows.slice(0, perColumn * 2).forEach(({ label, value }, at) => {
        const { x, down } = columnOf(at, perColumn)
        const top = y + down * ROW
        const shown = pen.fitted(value, Math.max(COLUMN * 0.5, COLUMN - pen.width(label, LABEL) - 8), VALUE)
        const valueWidth = pen.width(shown, VALUE)
        pen.write(pen.fitted(label, COLUMN - valueWidth - 8, LABEL), x, top, LABEL)
        pen.write(shown, x + COLUMN - valueWidth, top, VALUE)
        doc.rect(x, top + ROW - 3.5, COLUMN, 0.5).fill(GREY.line)
      }),
  }
}

const listBody = (doc: Doc, pen: Pen, items: string[], room: number, brand: string): Block => {
  const height = lineHeight(TEXT) + 1
  const fits = Math.max(0, Math.floor(room / height))
  const cut = Math.ceil(items.length / 2) > fits
  const shown = cut ? items.slice(0, Math.max(0, fits * 2 - 1)) : items
  const all = cut ? [...shown, `and ${items.length - shown.length} more on our website`] : shown
  const perColumn = Math.max(1, Math.ceil(all.length / 2))
  return {
    height: fits === 0 ? 0 : perColumn * height,
    draw: (y) =>
      all.forEach((item, at) => {
        const { x, down } = columnOf(at, perColumn)
        const top = y + down * height
        doc.circle(x + 2, top + 4.6, 1.5).fill(brand)
        pen.write(pen.fitted(item, COLUMN - 11, TEXT), x + 11, top, TEXT)
      }),
  }
}

const bodyOf = (doc: Doc, pen: Pen, section: SheetSection, room: number, brand: string): Block => {
  if (section.kind === 'text') return textBody(pen, section.text, room)
  if (section.kind === 'rows') return rowsBody(doc, pen, section.rows, room)
  return listBody(doc, pen, section.items, room, brand)
}

/** A heading with what belongs to it, in no more than `room` points of height: what does not fit is said to be more. */
export const sectionBlock = (doc: Doc, pen: Pen, section: SheetSection, room: number, brand: string): Block => {
  const heading = pen.lines(section.title, 106, HEADING, 2)
  const body = bodyOf(doc, pen, section, room - TOP - FOOT, brand)
  return {
    height: TOP + Math.max(body.height, heading.length * lineHeight(HEADING)) + FOOT,
    draw: (y) => {
      doc.rect(PAGE.margin, y, INNER, 0.6).fill(GREY.line)
      pen.writeLines(heading, PAGE.margin, y + TOP - 1.5, HEADING)
      body.draw(y + TOP)
    },
  }
}
