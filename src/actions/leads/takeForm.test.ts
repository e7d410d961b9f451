import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { headersFrom } from '@/src/services/visitors/notedServer.testing'
import type * as TakeForm from './takeForm'

let peer = '10.0.0.1'
vi.mock('next/headers', () => ({ headers: async () => new Headers(headersFrom(peer)) }))
vi.mock('@/src/env', () => ({ env: () => ({ TRUST_PROXY: false, VISITOR_LIMIT_FACTOR: 1 }) }))
let siteId = ''
vi.mock('./requestSite', () => ({ requestSite: async () => ({ id: siteId }) }))
let signedIn = false
vi.mock('@/src/data/site/isSignedIn', () => ({ isSignedIn: async () => signedIn }))
vi.mock('@/tenants/gateSettings', () => ({ siteGateSettings: () => ({ checkout: false, tradeIn: true }) }))
vi.mock('./heldBecause', () => ({ heldBecause: async () => null }))
vi.mock('./logFailure', () => ({ logFailure: async () => undefined }))

let takeForm: typeof TakeForm.takeForm
beforeEach(async () => {
  vi.resetModules()
  ;({ takeForm } = await import('./takeForm'))
  siteId = crypto.randomUUID()
})

const schema = () => z.object({ email: z.email() })
const send = async (email: string, holdsCar = false): Promise<string> => {
  const form = new FormData()
  form.set('email', email)
  const act = async () => ({ kind: 'sent' as const, reference: 'x' })
  return (await takeForm(form, { name: 'Test', schema, act, holdsCar })).kind
}
const sent = async (times: number, one: (n: number) => Promise<string>): Promise<number> => {
  let taken = 0
  for (let n = 0; n < times; n += 1) taken += (await one(n)) === 'sent' ? 1 : 0
  return taken
}

test('M3 NFR-06 LEA-18 of 114 forms of one visitor in a moment ten are taken; another visitor is not held up', async () => {
  peer = '10.0.0.1'
  expect(await sent(114, (n) => send(`${n}@x.example`))).toBe(10)
  peer = '10.0.0.2'
  expect(await send('sam@x.example')).toBe('sent')
})

test('M3 NFR-06 an e-mail address is written into six forms, and no more from anywhere', async () => {
  expect(
    await sent(30, (n) => {
      peer = `10.0.1.${n}`
      return send(n % 2 ? 'SAM@x.example ' : 'sam@x.example')
    }),
  ).toBe(6)
})

test('M3 NFR-06 BUY-07 one visitor holds three cars, so that nobody reserves all stock', async () => {
  peer = '10.0.2.1'
  expect(await sent(20, (n) => send(`${n}@x.example`, true))).toBe(3)
})

test('M3 TEN-15 a flood at one dealership takes nothing from another', async () => {
  const flood = await sent(300, (n) => {
    peer = `10.3.${Math.floor(n / 200)}.${n % 200}`
    return send(`${n}@x.example`)
  })
  expect(flood).toBe(100)
  siteId = crypto.randomUUID()
  expect(await send('sam@x.example')).toBe('sent')
})

test('M3 ERR-20 a form with a mistake in it counts for nothing', async () => {
  peer = '10.0.4.1'
  expect(await sent(50, () => send('no address'))).toBe(0)
  expect(await send('sam@x.example')).toBe('sent')
})

test('WAT-14 WAT-21 a form behind a closed gate is not taken, whichever page it was sent to; what was typed stays', async () => {
  peer = '10.0.5.1'
  const form = new FormData()
  form.set('email', 'sam@x.example')
  const act = vi.fn(async () => ({ kind: 'sent' as const, reference: 'x' }))
  const take = (gate: 'tradeIn' | 'checkout') =>
    takeForm(form, { name: 'Test', schema, act, gate: (rules) => rules[gate] })
  expect(await take('tradeIn')).toMatchObject({ kind: 'failed', values: { email: 'sam@x.example' } })
  expect(act).not.toHaveBeenCalled()
  expect((await take('checkout')).kind).toBe('sent')
  signedIn = true
  expect((await take('tradeIn')).kind).toBe('sent')
  signedIn = false
})
