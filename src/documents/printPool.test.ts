import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { brochureContentFixture } from './brochure/brochureContent.testing'
import { PrintBusyError, startPrintPool, type PrintLimits } from './printPool'

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of undo.splice(0)) await stop()
})

const poolOf = (limits: PrintLimits) => {
  let started = 0
  const pool = startPrintPool(limits, () => {
    started += 1
    return new Worker(new URL('./slowPrintWorker.testing.ts', import.meta.url))
  })
  undo.push(pool.stop)
  const render = async (title: string): Promise<string> => {
    const pdf = await pool.render({ content: brochureContentFixture({ title }), images: { logo: null, photos: [] } })
    return Buffer.from(pdf).toString()
  }
  return { render, started: () => started }
}

test('PDF-02 one that takes too long is ended even in the middle of its work, and the next is made', async () => {
  const { render } = poolOf({ threads: 1, queue: 2, timeMs: 1500 })
  await expect(render('endless')).rejects.toBeInstanceOf(PrintBusyError)
  expect(await render('next')).toBe('next')
})

test('PDF-02 a thread that fails is replaced, and its error reaches the one that asked', async () => {
  const { render, started } = poolOf({ threads: 1, queue: 2, timeMs: 20_000 })
  await expect(render('broken')).rejects.toThrow('No such font.')
  expect(await render('next')).toBe('next')
  expect(await render('after it')).toBe('after it')
  expect(started()).toBe(2)
})

test('PDF-02 more than may wait are refused at once, and those that wait are made', async () => {
  const { render } = poolOf({ threads: 1, queue: 1, timeMs: 20_000 })
  const [first, second, third] = ['a while', 'waits', 'too many'].map(render)
  await expect(third).rejects.toBeInstanceOf(PrintBusyError)
  expect(await Promise.all([first, second])).toEqual(['a while', 'waits'])
})

test('PDF-02 brochures are made in the order they were asked for, in no more threads than allowed', async () => {
  const { render, started } = poolOf({ threads: 1, queue: 9, timeMs: 20_000 })
  const order: string[] = []
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  await Promise.all(names.map(async (name) => order.push(await render(name))))
  expect(order).toEqual(names)
  expect(started()).toBe(1)
})
