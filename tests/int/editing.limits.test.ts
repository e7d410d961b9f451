import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRow } from './access/world'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h?.destroy())

/** The status of publishing something new. */
const publish = async (path: string, data: object): Promise<number> =>
  (await h.send(h.who.marketer, 'POST', path, { _status: 'published', ...data })).status

test('CMS-04 a ribbon has words, 32 letters at most; a watermark has a picture, of its own dealership', async () => {
  const overlay = (data: object) => publish('/picture-overlays', { name: 'Sale', ...data })
  expect(await overlay({ kind: 'ribbon', words: 'a'.repeat(32) })).toBe(201)
  for (const words of ['a'.repeat(33), ' ', null]) expect(await overlay({ kind: 'ribbon', words })).toBe(400)
  const [mine, theirs] = [await makeRow(h.payload, 'media', h.own), await makeRow(h.payload, 'media', h.other)]
  expect(await overlay({ kind: 'watermark', artwork: mine })).toBe(201)
  for (const artwork of [null, theirs]) expect(await overlay({ kind: 'watermark', artwork })).toBe(400)
})

test('CON-16 the name links reach a section by has 60 signs at most and is fit for an address', async () => {
  const page = (anchor: string) =>
    publish('/pages', { title: `About ${anchor}`, layout: [{ blockType: 'reviews', anchor }] })
  expect(await page('a'.repeat(60))).toBe(201)
  for (const anchor of ['a'.repeat(61), 'Book a service', '7-days']) expect(await page(anchor)).toBe(400)
})

test('LAW-01 CON-20 the figure on an offer’s picture is an amount, never a rate or a repayment', async () => {
  const offer = (data: object) => publish('/offers', { name: 'Tucson', ...data })
  expect(await offer({ figure: '$2,500', figure_label: 'factory bonus' })).toBe(201)
  for (const [figure, figure_label] of [
    ['4.9% p.a.', 'on every RAV4'],
    ['$99', '$99 a week'],
    ['', 'factory bonus'],
    ['$2,500 off at once', ''],
  ])
    expect(await offer({ figure, figure_label })).toBe(400)
})
