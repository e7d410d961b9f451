import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { PdfBusyError, startPdfPool, type PdfLimits } from './pdfPool'
import { readPdf } from './sheet/readPdf.testing'
import { sheetFixture } from './sheet/sheet.testing'

const slow = join(import.meta.dirname, 'sheet/slowSheet.testing.ts')
const undo: (() => Promise<void>)[] = []
const poolOf = (limits: PdfLimits, file?: string) => {
  const pool = startPdfPool(limits, file)
  undo.push(pool.stop)
  return pool
}
afterEach(async () => {
  for (const stop of undo.splice(0)) await stop()
})

test('PDF-02 a brochure is drawn in another thread, from its sources', async () => {
  const pool = poolOf({ threads: 1, queue: 2, timeMs: 20_000 })
  expect(readPdf(await pool.draw(sheetFixture(), [])).text).toContain('2021 Mazda CX-5')
  expect(pool.threads()).toBe(1)
})

test('PDF-02 one that takes too long is ended even in the middle of its work, and the next is made', async () => {
  const pool = poolOf({ threads: 1, queue: 2, timeMs: 1500 }, slow)
  await expect(pool.draw(sheetFixture({ title: 'deaf' }), [])).rejects.toBeInstanceOf(PdfBusyError)
  expect(Buffer.from(await pool.draw(sheetFixture({ title: 'next' }), [])).toString()).toBe('next')
})

test('PDF-02 more than may wait are refused at once, and those that wait are made', async () => {
  const pool = poolOf({ threads: 1, queue: 1, timeMs: 20_000 }, slow)
  const draw = (title: string) => pool.draw(sheetFixture({ title }), [])
  await draw('warm')
  const [first, second, third] = ['a while', 'waits', 'too many'].map(draw)
  await expect(third).rejects.toBeInstanceOf(PdfBusyError)
  expect((await Promise.all([first, second])).map((pdf) => Buffer.from(pdf ?? []).toString())).toEqual([
    'a while',
    'waits',
  ])
})

test('PDF-02 brochures are made in the order they were asked for', async () => {
  const pool = poolOf({ threads: 1, queue: 9, timeMs: 20_000 }, slow)
  const order: string[] = []
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const draw = async (title: string) => {
    await pool.draw(sheetFixture({ title }), [])
    order.push(title)
  }
  await Promise.all(names.map(draw))
  expect(order).toEqual(names)
})
