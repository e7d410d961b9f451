import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { solvePuzzle } from '@/src/components/forms/captcha/puzzleProof'
import type { Car, Lead, Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
const request = { host: 'guarded.localhost:3000', visitor: 0 }
const requestHeaders = () =>
  new Headers({
    host: request.host,
    'x-forwarded-for': `10.2.0.${request.visitor}`,
    'content-type': 'application/json',
  })
vi.mock('next/headers', () => ({ headers: async () => requestHeaders() }))

let stand: TestPayload
let guarded: Tenant
let car: Car

const tenant = (slug: string, settings: Record<string, unknown>): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: slug, slug, websiteId: `web-${slug}`, template: 'default', settings },
  })

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true'
  stand = await testPayload()
  const reserving = { 'checkout.enabled': true, 'reserve.amount': '$0' }
  guarded = await tenant('guarded', { 'forms.captcha': true, ...reserving })
  await tenant('open-motors', {})
  await tenant('cloud-motors', {
    'forms.captcha': true,
    'forms.captchaProvider': 'turnstile',
    'forms.captchaSiteKey': 'site-key',
    'forms.captchaSecret': 'canary-secret',
  })
  car = await stand.payload.create({
    collection: 'cars',
    depth: 0,
    data: {
      tenant: guarded.id,
      make: 'Toyota',
      model: 'Corolla',
      year: 2021,
      stocknum: 'G1',
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 20_000,
      payment_processors: ['stripe'],
      show_on_dealer_website: true,
    },
  })
}, 180_000)
afterAll(() => stand?.destroy())
beforeEach(() => {
  request.host = 'guarded.localhost:3000'
  request.visitor += 1
})

const newEmail = (): string => `${randomUUID()}@shopper.test`
const leadOf = async (email: string): Promise<Lead | undefined> => {
  const { docs } = await stand.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })
  expect(docs.length).toBeLessThan(2)
  return docs[0]
}
/** Where a lead is, and why. */
const kept = async (email: string) => {
  const lead = await leadOf(email)
  return lead && [lead.workflow, Object(lead.lead_attributes).held_because]
}

const challenge = async () => {
  const { GET } = await import('@/src/app/api/captcha/challenge/route')
  const response = await GET(new Request(`http://${request.host}/api/captcha/challenge`, { headers: requestHeaders() }))
  return { status: response.status, cache: response.headers.get('cache-control'), json: await response.json() }
}
const answer = async (): Promise<string> => solvePuzzle((await challenge()).json)

const post = async (email: string, more: Record<string, unknown> = {}, key?: string) => {
  const { POST } = await import('@/src/app/api/enquiries/route')
  const headers = requestHeaders()
  if (key) headers.set('idempotency-key', key)
  const body = { name: 'Sam', email, phone: '0412 345 678', postcode: '2000', message: 'Is it here?', ...more }
  const response = await POST(
    new Request(`http://${request.host}/api/enquiries`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  return { status: response.status, json: await response.json() }
}

/** A form of a page, as the browser posts it to its action. */
const sendAlert = async (email: string, more: Record<string, string> = {}) => {
  const { submitSearchAlert } = await import('@/src/actions/submitSearchAlert')
  const form = new FormData()
  const path = '/search/new-used-and-demo-cars/'
  for (const [name, value] of Object.entries({ email, path, search: '', words: 'Used Mazda', ...more }))
    form.set(name, value)
  return submitSearchAlert({ kind: 'idle' }, form)
}

test('LEA-37 POST /api/enquiries: a solved puzzle is a new lead; none, a used and an invented one are held with the reason', async () => {
  const [person, without, again, invented] = [newEmail(), newEmail(), newEmail(), newEmail()]
  const captcha = await answer()
  for (const [email, more] of [
    [person, { captcha }],
    [without, {}],
    [again, { captcha }],
    [invented, { captcha: 'a.b.1' }],
  ] as const)
    expect((await post(email, more)).status).toBe(201)
  expect(await kept(person)).toEqual(['new', undefined])
  for (const email of [without, again, invented]) expect(await kept(email)).toEqual(['held', 'captcha'])
})

test('LEA-37 LEA-06 a form: the same, and its sender sees no difference', async () => {
  const [person, without, again] = [newEmail(), newEmail(), newEmail()]
  const captcha = await answer()
  expect((await sendAlert(person, { captcha })).kind).toBe('sent')
  expect((await sendAlert(without)).kind).toBe('sent')
  expect((await sendAlert(again, { captcha })).kind).toBe('sent')
  expect(await kept(person)).toEqual(['new', undefined])
  expect(await kept(without)).toEqual(['held', 'captcha'])
  expect(await kept(again)).toEqual(['held', 'captcha'])
})

test('LEA-37 one answer sent with two enquiries at the same moment lets one through', async () => {
  const emails = [newEmail(), newEmail()]
  const captcha = await answer()
  await Promise.all(emails.map((email) => post(email, { captcha })))
  const workflows = await Promise.all(emails.map(async (email) => (await leadOf(email))?.workflow))
  expect(workflows.sort()).toEqual(['held', 'new'])
})

test('LEA-37 LEA-34 the same enquiry sent again is the same lead, though its answer is used up', async () => {
  const email = newEmail()
  const captcha = await answer()
  const first = await post(email, { captcha }, 'once')
  expect(await post(email, { captcha }, 'once')).toEqual(first)
  expect(await post(email, { captcha })).toEqual(first)
  expect(await kept(email)).toEqual(['new', undefined])
})

test('LEA-37 what was held does not keep the same person out who then proves it', async () => {
  const email = newEmail()
  const held = await post(email)
  const taken = await post(email, { captcha: await answer() })
  expect(taken.json.lead_id).not.toBe(held.json.lead_id)
  const lead = await stand.payload.findByID({ collection: 'leads', id: taken.json.lead_id, depth: 0 })
  expect(lead.workflow).toBe('new')
})

test('LEA-37 an answer is of one dealership, which alone hands out puzzles; each is new and kept by no cache', async () => {
  const [one, two] = [await challenge(), await challenge()]
  expect(one).toMatchObject({ status: 200, cache: 'no-store', json: { success: true, bits: 11 } })
  expect(two.json.challenge).not.toBe(one.json.challenge)
  request.host = 'open-motors.localhost:3000'
  expect((await challenge()).status).toBe(404)
  const email = newEmail()
  await post(email)
  expect(await kept(email)).toEqual(['new', undefined])
})

test('LEA-37 NFR-06 a provider’s secret stays here, its widget’s hosts are known, and a lead without its token is held', async () => {
  request.host = 'cloud-motors.localhost:3000'
  const email = newEmail()
  await post(email)
  expect(await kept(email)).toEqual(['held', 'captcha'])
  expect((await challenge()).status).toBe(404)
  const { getSite } = await import('@/src/data/site/getSite')
  const { tenantAt, captchaWidgetOf } = await import('@/src/data/site/tenantDomains')
  const id = (await tenantAt({ kind: 'slug', slug: 'cloud-motors' })) ?? ''
  expect(captchaWidgetOf(id)).toBe('turnstile')
  expect(captchaWidgetOf(guarded.id)).toBeNull()
  const site = await getSite(id)
  expect(site?.settings.forms.captchaSiteKey).toBe('site-key')
  expect(JSON.stringify(site)).not.toContain('canary')
})

test('LEA-18 a form that an untouched page sent at once is held on every site; without JavaScript nothing is', async () => {
  request.host = 'open-motors.localhost:3000'
  const [robot, person, plain] = [newEmail(), newEmail(), newEmail()]
  await sendAlert(robot, { pace: JSON.stringify({ ms: 200, touched: false }) })
  await sendAlert(person, { pace: JSON.stringify({ ms: 200, touched: true }) })
  await sendAlert(plain)
  expect(await kept(robot)).toEqual(['held', 'too_fast'])
  expect(await kept(person)).toEqual(['new', undefined])
  expect(await kept(plain)).toEqual(['new', undefined])
})

test('LEA-37 BUY-07 without proof nothing is reserved: the shopper is told, and staff have the details', async () => {
  const { submitCheckout } = await import('@/src/actions/submitCheckout')
  const email = newEmail()
  const form = new FormData()
  for (const [name, value] of Object.entries({
    car_id: car.id,
    mode: 'reserve',
    name: 'Sam',
    email,
    phone: '0412 345 678',
    postcode: '2000',
    accepted: 'on',
  }))
    form.set(name, value)
  const state = await submitCheckout({ kind: 'idle' }, form)
  expect(state).toMatchObject({ kind: 'failed', message: expect.stringContaining('We have your details') })
  expect(await kept(email)).toEqual(['held', 'captcha'])
  const { reserved } = await stand.payload.findByID({ collection: 'cars', id: car.id, depth: 0 })
  expect(Boolean(reserved)).toBe(false)
})

test('LEA-37 CRM-03 staff read on the lead’s page why it is held', async () => {
  const email = newEmail()
  await post(email)
  const { readLeadPage } = await import('@/src/payload/leadDesk/readLeadPage')
  const page = await readLeadPage(stand.payload, (await leadOf(email))?.id ?? '')
  expect(page?.lead).toMatchObject({ workflow: 'held', heldBecause: 'captcha' })
})
