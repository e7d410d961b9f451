import type { Doc } from './pen.ts'
import { qrRuns } from './qrRuns.ts'

/** The QR code of a text, black, in a square of `size` points. */
export const drawQr = (doc: Doc, text: string, x: number, y: number, size: number): void => {
  const { fields, runs } = qrRuns(text)
  const field = size / fields
  for (const run of runs) doc.rect(x + run.x * field, y + run.y * field, run.length * field, field)
  doc.fill('#000000')
}
