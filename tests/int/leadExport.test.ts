import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCsv } from '../support/parseCsv'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
  for (const [tenant, name] of [
    [h.own.tenant, '=HYPERLINK("http://evil.example")'],
    [h.own.tenant, 'Jane'],
    [h.other.tenant, 'CANARY-LEAD'],
  ] as const)
    await h.payload.create({ collection: 'leads', data: { tenant, name, email: 'jane@example.com' } })
})
afterAll(() => h.destroy())

const rowsOf = (text: string) => parseCsv(text.replace('\uFEFF', '').replaceAll('\r\n', '\n'))
const noted = () => h.payload.find({ collection: 'audit-log', where: { action: { equals: 'leads-exported' } } })

test('CRM-05 staff export their own dealership’s leads, no cell a formula, and the audit log says who did', async () => {
  const answer = await h.send(h.who.sales, 'GET', '/leads/export.csv')
  expect(answer.status).toBe(200)
  expect(
    rowsOf(answer.text)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([`'=HYPERLINK("http://evil.example")`, 'Jane'])
  expect(answer.text).not.toContain('CANARY-LEAD')
  const { docs } = await noted()
  expect(docs).toMatchObject([{ tenant: h.own.tenant, who: expect.stringContaining('@'), detail: { leads: 2 } }])
})

test('CRM-05 days are those asked for, both included; a wrong one is refused', async () => {
  const names = async (query: string) => rowsOf((await h.send(h.who.sales, 'GET', `/leads/export.csv?${query}`)).text)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date())
  expect(await names(`from=${today}&to=${today}`)).toHaveLength(2)
  expect(await names('to=2020-01-01')).toHaveLength(0)
  expect((await h.send(h.who.sales, 'GET', '/leads/export.csv?from=yesterday')).status).toBe(400)
})

test('CRM-05 nobody else exports them, and nothing is noted', async () => {
  const before = (await noted()).totalDocs
  const path = `/leads/export.csv?tenant=${h.own.tenant}`
  for (const who of [h.who.otherDealershipAdmin, h.who.marketer, h.who.feedClient, h.who.shopper, h.who.anonymous]) {
    const answer = await h.send(who, 'GET', path)
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('Jane')
  }
  expect((await noted()).totalDocs).toBe(before)
  const own = await h.send(h.who.otherDealershipAdmin, 'GET', '/leads/export.csv')
  expect(rowsOf(own.text).map(({ name }) => name)).toEqual(['CANARY-LEAD'])
  expect((await h.send(h.who.platformAdmin, 'GET', path)).status).toBe(200)
})
