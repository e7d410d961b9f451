const QUOTE = 34
const LF = 10
const CR = 13

export interface CsvRecord {
  cells: string[]
  /** Start of the next record. */
  end: number
  /** Number of lines in the file that the record spans. */
  lines: number
  tooMany: boolean
}

/** Start of the line after `from`; -1 when the text has no line end. */
export const lineEnds = (text: string, from: number): number => {
  const lf = text.indexOf('\n', from)
  if (lf !== -1) return lf + 1
  const cr = text.indexOf('\r', from)
  return cr === -1 || cr === text.length - 1 ? -1 : cr + 1
}

const linesIn = (text: string, from: number, to: number): number => {
  let lines = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Index of the closing mark of a quoted value that opens at `open`; -1 when it is not in the text. */
const closing = (text: string, open: number): number => {
  let at = text.indexOf('"', open + 1)
  while (at !== -1 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2)
  return at
}

/** Start of a quoted value after optional spaces; -1 for an unquoted value. */
const opening = (text: string, from: number): number => {
  let at = from
  while (text.charCodeAt(at) === 32) at += 1
  return text.charCodeAt(at) === QUOTE ? at : -1
}

/**
 * One CSV record from `start` on; null when the text ends before the record does, or, with `final`, when a quotation
 * mark is never closed. 'broken': text follows a quoted value that spans several lines, so its closing mark is really
 * the next line's opening one. Cells beyond `cellsMax` are dropped.
 *
 * @param delimiter character code of the delimiter
 * @param final the text is the last of the file
 */
export const csvRecord = (
  text: string,
  start: number,
  delimiter: number,
  final: boolean,
  cellsMax: number,
): CsvRecord | 'broken' | null => {
  const cells: string[] = []
  let at = start
  let lines = 1
  let tooMany = false
  for (;;) {
    let quoted = ''
    let breaks = 0
    let from = at
    const open = opening(text, at)
    if (open !== -1) {
      const close = closing(text, open)
      // The mark may be the first half of a doubled one.
      if (close === -1 || (close === text.length - 1 && !final)) return null
      quoted = text.slice(open + 1, close)
      if (quoted.includes('"')) quoted = quoted.replaceAll('""', '"')
      breaks = linesIn(text, open, close)
      lines += breaks
      at = close + 1
      from = at
    }
    let code = text.charCodeAt(at)
    while (at < text.length && code !== delimiter && code !== LF && code !== CR) {
      at += 1
      code = text.charCodeAt(at)
    }
    if (at >= text.length && !final) return null
    if (breaks > 0 && text.slice(from, at).trim() !== '') return 'broken'
    if (cells.length < cellsMax)
      cells.push(open === -1 ? text.slice(from, at) : quoted + text.slice(from, at).trimEnd())
    else tooMany = true
    if (at < text.length && code === delimiter) {
      at += 1
      continue
    }
    if (code === CR && at === text.length - 1 && !final) return null
    const end = code === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1
    return { cells, end: Math.min(end, text.length), lines, tooMany }
  }
}
