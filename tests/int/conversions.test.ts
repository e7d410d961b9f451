import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Conversion } from '@/src/domain/analytics/conversion'
import { reportConversion } from '@/src/jobs/analytics/reportConversion'
import type { Lead } from '@/src/payload-types'
import type { ConversionDestination } from '@/src/services/analytics/destinationFor'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
}, 180_000)
afterAll(() => h.destroy())

const asked: { pixelId: string; ownToken: string | null }[] = []
const told: Conversion[] = []
const answer = vi.fn<ConversionDestination['send']>()
beforeEach(() => {
  asked.length = told.length = 0
  answer.mockReset().mockImplementation(async (conversion) => {
    told.push(conversion)
    return { kind: 'sent' }
  })
})

const lead = (lead_attributes: Record<string, unknown> = {}): Promise<Lead> =>
  h.payload.create({
    collection: 'leads',
    depth: 0,
    data: {
      tenant: h.own.tenant,
      category: 'General Enquiry',
      email: 'jane@example.com',
      url: 'http://own.localhost:3000/cars/x?email=jane@example.com',
      lead_attributes,
    },
  })
const configure = (settings: Record<string, unknown>) =>
  h.payload.update({ collection: 'tenants', id: h.own.tenant, data: { settings } })
const run = (leadId: string, account = true) =>
  reportConversion(h.payload, { leadId, eventId: 14 }, (pixelId, ownToken) => {
    asked.push({ pixelId, ownToken })
    return account ? { send: answer } : null
  })

test('ANA-16 a lead is reported to the dealership’s own pixel, and where it has none to nobody', async () => {
  const { id, createdAt } = await lead({
    last_touch: { landing_page: '/', at: '2026-11-30T00:00:00.000Z', fbclid: 'c' },
  })
  await run(id)
  expect(asked).toEqual([])
  await configure({ 'analytics.metaPixelId': '1234567890' })
  await run(id)
  expect(asked).toEqual([{ pixelId: '1234567890', ownToken: null }])
  expect(told).toEqual([
    {
      reference: id.slice(0, 8).toUpperCase(),
      eventId: 14,
      at: createdAt,
      page: 'http://own.localhost:3000/cars/x',
      email: 'jane@example.com',
      phone: '',
      userAgent: '',
      fbclid: 'c',
      clickedAt: '2026-11-30T00:00:00.000Z',
    },
  ])
})

test('ANA-16 NFR-06 a dealership’s own token is used, and leaves in no answer', async () => {
  const token = 'EAAB'.repeat(10)
  await configure({ 'analytics.metaPixelId': '1234567890', 'analytics.metaToken': token })
  await run((await lead()).id)
  expect(asked).toEqual([{ pixelId: '1234567890', ownToken: token }])
  const { body } = await h.send(h.who.dealershipAdmin, 'GET', `/tenants/${h.own.tenant}`)
  expect(JSON.stringify(body)).not.toContain(token)
  await configure({ 'analytics.metaToken': null })
})

test('LAW-08 ANA-16 a visitor who has not allowed it is reported to nobody', async () => {
  const cases: [consent: string, choice: Record<string, unknown>, sent: number][] = [
    ['opt_in', {}, 0],
    ['opt_in', { consent: 'denied' }, 0],
    ['opt_in', { consent: 'granted' }, 1],
    ['opt_out', {}, 1],
    ['opt_out', { consent: 'denied' }, 0],
    ['none', {}, 1],
  ]
  for (const [consent, choice, sent] of cases) {
    told.length = 0
    await configure({ 'analytics.metaPixelId': '1234567890', 'analytics.consent': consent })
    await run((await lead(choice)).id)
    expect(told.length, `${consent} ${JSON.stringify(choice)}`).toBe(sent)
  }
})

test('ANA-15 a network that fails is asked again by the queue; one that refuses, or no account, is a warning', async () => {
  await configure({ 'analytics.metaPixelId': '1234567890' })
  const { id } = await lead()
  const warned = vi.spyOn(h.payload.logger, 'warn')
  answer.mockRejectedValueOnce(new Error('Meta answered 500.'))
  await expect(run(id)).rejects.toThrow('Meta answered 500.')
  answer.mockResolvedValueOnce({ kind: 'refused', reason: 'Meta answered 400, code 190.' })
  await run(id)
  await run(id, false)
  expect(warned.mock.calls.map(([text]) => text)).toEqual([
    'A lead’s report was refused. Meta answered 400, code 190.',
    'A lead is not reported: neither the dealership nor META_CAPI_TOKEN has a token.',
  ])
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/jane/)
  await run(crypto.randomUUID())
})
