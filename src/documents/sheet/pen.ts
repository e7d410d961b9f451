import type PDFDocument from 'pdfkit'
import { plainType } from './plainType.ts'

export type Doc = InstanceType<typeof PDFDocument>

export interface Type {
  size: number
  bold?: boolean
  colour?: string
  /** Between letters, in points. */
  spacing?: number
  strike?: boolean
}

const LEADING = 1.38
/** More characters than any line of ours has room for. */
const LONGEST_LINE = 400
export const lineHeight = ({ size }: Type): number => size * LEADING

/** Writes and measures single lines: all wrapping is decided here, so nothing is ever cut by a page's end. */
export const penOf = (doc: Doc) => {
  const inType = ({ size, bold = false, colour = '#13171d' }: Type) =>
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour)

  const widths = new Map<string, number>()
  // Measuring is most of the work: once for each text and type.
  const width = (text: string, type: Type): number => {
    const key = `${type.size} ${type.bold ? 'b' : ''} ${type.spacing ?? 0} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const measured = inType(type).widthOfString(text, { characterSpacing: type.spacing ?? 0 })
    widths.set(key, measured)
    return measured
  }

  /** The text, or as much of it as fits with an ellipsis. */
  const fitted = (text: string, room: number, type: Type): string => {
    let kept = plainType(text.slice(0, LONGEST_LINE)).replaceAll('\n', ' ')
    if (width(kept, type) <= room) return kept
    while (kept && width(`${kept}…`, type) > room) kept = kept.slice(0, -1).trimEnd()
    return `${kept}…`
  }

  /** The text in lines no wider than the room; at most `most` of them, the last one saying that there is more. */
  const lines = (text: string, room: number, type: Type, most = Number.POSITIVE_INFINITY): string[] => {
    const space = width(' ', type)
    const found: string[] = []
    for (const paragraph of plainType(text).split('\n')) {
      let line = ''
      let used = 0
      for (const word of paragraph.split(' ')) {
        const size = width(word, type)
        if (line && used + space + size > room) {
          found.push(line)
          line = ''
          used = 0
        }
        used = line ? used + space + size : size
        line = line ? `${line} ${word}` : word
      }
      if (line || found.at(-1)) found.push(line)
    }
    while (found.at(-1) === '') found.pop()
    const shown = found.slice(0, most)
    return shown.map((line, at) => {
      if (at + 1 === most && found.length > most) return fitted(`${line} …`, room, type)
      // A line of several words fits already.
      return line.includes(' ') ? line : fitted(line, room, type)
    })
  }

  const write = (text: string, x: number, y: number, type: Type, link?: string): void => {
    inType(type).text(text, x, y, {
      lineBreak: false,
      characterSpacing: type.spacing ?? 0,
      ...(type.strike ? { strike: true } : {}),
    })
    if (link) doc.link(x, y, width(text, type), lineHeight(type), link)
  }

  /** Ends at `right`. */
  const writeRight = (text: string, right: number, y: number, type: Type): void =>
    write(text, right - width(text, type), y, type)

  /** Lines under each other. @returns where the next may stand. */
  const writeLines = (texts: string[], x: number, y: number, type: Type): number => {
    texts.forEach((text, at) => write(text, x, y + at * lineHeight(type), type))
    return y + texts.length * lineHeight(type)
  }

  return { width, fitted, lines, write, writeRight, writeLines }
}

export type Pen = ReturnType<typeof penOf>
