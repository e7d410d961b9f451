import type { CarSheet } from './CarSheet.ts'
import { GREY, INNER, PAGE, RIGHT } from './look.ts'
import { lineHeight, type Doc, type Pen, type Type } from './pen.ts'

const NAME: Type = { size: 23, bold: true }
const BADGE: Type = { size: 12.5, colour: GREY.label }
const TAG: Type = { size: 8, bold: true, spacing: 0.9 }
const SMALL: Type = { size: 9, colour: GREY.label }
const AMOUNT: Type = { size: 27, bold: true }
const WORDS: Type = { size: 15, bold: true }
const NAME_ROOM = 300
const PAD = 14

/** Name and condition on the left, price with its basis and was-price on the right (LAW-04). Knows its height first. */
export const titleBlock = (pen: Pen, { title, badge, tags, price, colours }: CarSheet) => {
  const long = pen.lines(title, NAME_ROOM, NAME).length > 2
  const nameType: Type = long ? { ...NAME, size: 17 } : NAME
  const names = pen.lines(title, NAME_ROOM, nameType, long ? 3 : 2)
  const badges = badge ? pen.lines(badge, NAME_ROOM, BADGE, 2) : []
  const amount: Type = { ...(/\d/.test(price.text) ? AMOUNT : WORDS), colour: colours.ink }
  const priceRoom = INNER - NAME_ROOM - 20
  const amounts = pen.lines(price.text, priceRoom, amount, 2)
  const notes = [
    price.basis,
    [price.was && `Was ${price.was}`, price.saving && `save ${price.saving}`].filter(Boolean).join(', '),
  ]
  const shownNotes = notes.flatMap((note) => (note ? [pen.fitted(note, priceRoom, SMALL)] : []))
  const left = lineHeight(TAG) + 4 + names.length * lineHeight(nameType) + badges.length * lineHeight(BADGE)
  const right = amounts.length * lineHeight(amount) + shownNotes.length * lineHeight(SMALL) + 10
  return {
    height: Math.max(left, right) + 10,
    draw: (y: number): void => {
      pen.write(pen.fitted(tags.join('  /  ').toUpperCase(), NAME_ROOM, TAG), PAGE.margin, y, {
        ...TAG,
        colour: GREY.label,
      })
      const under = pen.writeLines(names, PAGE.margin, y + lineHeight(TAG) + 4, nameType)
      pen.writeLines(badges, PAGE.margin, under, BADGE)
      let at = y + 6
      for (const [texts, type] of [
        [amounts, amount],
        [shownNotes, SMALL],
      ] as const) {
        for (const text of texts) {
          pen.writeRight(text, RIGHT, at, type)
          at += lineHeight(type)
        }
      }
    },
  }
}

const FIGURE: Type = { size: 14, bold: true }
const WARNING: Type = { size: 6.8, colour: GREY.label }

/** The finance example: every figure in one size, the warning with them (LAW-01, LAW-02). */
export const financeBlock = (doc: Doc, pen: Pen, { finance, colours }: CarSheet) => {
  if (!finance) return null
  const warning = pen.lines(finance.warning, INNER - 2 * PAD, WARNING)
  const column = (INNER - 2 * PAD) / Math.max(2, finance.rows.length)
  const notes = finance.rows.some(({ note }) => note) ? lineHeight(SMALL) : 0
  const figures = lineHeight(SMALL) + lineHeight(FIGURE) + notes
  const box = figures + 6 + warning.length * lineHeight(WARNING) + 2 * PAD - 6
  return {
    height: box + 14,
    draw: (y: number): void => {
      doc.roundedRect(PAGE.margin, y, INNER, box, 6).fill(GREY.surface)
      doc.rect(PAGE.margin, y + 10, 3, box - 20).fill(colours.brand)
      finance.rows.forEach(({ label, value, note }, at) => {
        const x = PAGE.margin + PAD + at * column
        pen.write(pen.fitted(label, column - 8, SMALL), x, y + PAD - 3, SMALL)
        pen.write(pen.fitted(value, column - 8, FIGURE), x, y + PAD - 3 + lineHeight(SMALL), FIGURE)
        const below = y + PAD - 3 + lineHeight(SMALL) + lineHeight(FIGURE)
        if (note) pen.write(pen.fitted(note, column - 8, SMALL), x, below, SMALL)
      })
      pen.writeLines(warning, PAGE.margin + PAD, y + PAD + figures + 3, WARNING)
    },
  }
}

const COLUMNS = 4
const CELL = 33
const VALUE: Type = { size: 10, bold: true }

/** Key facts, four beside each other; a long one takes two lines. */
export const factsBlock = (doc: Doc, pen: Pen, { facts }: CarSheet) => {
  const width = INNER / COLUMNS
  const cells = facts.map(({ label, value }) => ({ label, lines: pen.lines(value, width - 8, VALUE, 2) }))
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) => {
    const inRow = cells.slice(row * COLUMNS, (row + 1) * COLUMNS)
    const extra = inRow.some(({ lines }) => lines.length > 1) ? lineHeight(VALUE) : 0
    return { cells: inRow, height: CELL + extra }
  })
  return {
    height: rows.reduce((sum, { height }) => sum + height, 8),
    draw: (y: number): void => {
      let top = y
      for (const row of rows) {
        doc.rect(PAGE.margin, top, INNER, 0.6).fill(GREY.line)
        row.cells.forEach(({ label, lines }, at) => {
          const x = PAGE.margin + at * width
          pen.write(pen.fitted(label, width - 8, SMALL), x, top + 6, { ...SMALL, size: 8 })
          pen.writeLines(lines, x, top + 17, VALUE)
        })
        top += row.height
      }
    },
  }
}
