import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { carFacts } from '@/src/domain/alerts/carFacts'
import { matcherOf } from '@/src/domain/alerts/carMatchesSearch'
import { wantedOf } from '@/src/domain/alerts/Wanted'
import { stateFilters } from '@/src/domain/search/query/filters'
import { parseSearchParams } from '@/src/domain/search/url/searchAddress'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { alertClock } from '@/src/jobs/alerts/alertClock'
import { mailAlerts } from '@/src/jobs/alerts/mailAlerts'
import { matchSavedSearches } from '@/src/jobs/alerts/matchSavedSearches'
import { erasePerson } from '@/src/payload/person/erasePerson'
import { findHeld } from '@/src/payload/person/findHeld'
import { alertStand, change, keyIn, morning, person, told, visit } from './alertStand'
import { ask, type ShopperStand } from './shoppers/shopperStand'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () =>
    new Headers({
      host: `${visit.of}.localhost:3000`,
      ...(visit.token ? { cookie: `consent=yes; shopper-session=${visit.token}` } : {}),
    }),
}))

let a: Awaited<ReturnType<typeof alertStand>>
let s: ShopperStand
beforeAll(async () => {
  a = await alertStand()
  ;({ s } = a)
}, 180_000)
afterAll(() => s.destroy())
beforeEach(() => a.sent.mockReset().mockResolvedValue(undefined))
afterEach(() => s.sql('DELETE FROM saved_searches'))

test('ALRT-01 LAW-07 from a saved search to one message a day with exactly its cars: new, cheaper, later sold', async () => {
  const email = person('jane')
  const before = await a.named(s.own, 'Zbefore', { price: 26_000 })
  const same = await a.named(s.own, 'Zsame', { price: 21_000 })
  await a.settle()
  await a.save(s.own, email.toUpperCase(), 'make=Toyota&price=%3A30000')
  expect(a.mailsTo(email).map(({ subject }) => subject)).toEqual(['Start your alert at own-motors?'])
  await a.named(s.own, 'Zunproven')
  await a.settle()
  const key = keyIn(a.mailsTo(email)[0])
  await change(s.own, key, { act: 'start', search: String((await a.searchOf(email)).id) })

  const fresh = await a.named(s.own, 'Zfresh', { price: 25_000 })
  await a.named(s.own, 'Zdear', { price: 35_000 })
  await a.named(s.own, 'Zkia', { make: 'Kia', model: 'Rio' })
  await a.named(s.other, 'Zother', { price: 25_000 })
  await a.patch(before, { price: 24_000 })
  await a.patch(same, { colour: 'Red' })
  await a.settle()
  expect(await a.mailAt(new Date(Date.UTC(2030, 0, 1, 18)))).toBe(0)
  expect(await a.mailAt(morning(1))).toBe(1)
  const [, first] = a.mailsTo(email)
  expect(told(first)).toEqual(['Zbefore', 'Zfresh'])
  // A price of a moment ago may not be struck through on the website, so no mail names it (PRC-20).
  expect(first?.text).toContain('Price drop')
  expect(first?.text).not.toContain('$26,000')
  expect(first?.text).toContain('Words of make=Toyota')

  await a.patch(before, { price: 22_000 })
  await a.settle()
  expect(await a.mailAt(new Date(Date.UTC(2030, 0, 1, 23)))).toBe(0)
  await a.patch(fresh, { status: 'sold' })
  await a.settle()
  expect(await a.mailAt(morning(2))).toBe(1)
  const [, , second] = a.mailsTo(email)
  expect(told(second)).toEqual(['Zbefore', 'Zfresh'])
  expect(second?.text).toMatch(/Zfresh\. Sold/)
  expect(await a.mailAt(morning(3))).toBe(0)
  expect(a.mailsTo(email)).toHaveLength(3)
})

test('ALRT-01 TEN-15 a group’s site tells of its members’ cars in its own name, and nobody of another dealership’s', async () => {
  const [here, there] = [person('group'), person('other')]
  await a.saveAndStart(s.group, here, 'simple_body=Ute')
  await a.saveAndStart(s.other, there, 'simple_body=Ute')
  const images = [{ image: { url: '/studio/ute/white/hero.webp' } }]
  await a.named(s.own, 'Zmember', { body: 'Ute', simple_body: 'Ute', images })
  await a.settle()
  expect(await a.mailAt(morning(5))).toBe(1)
  expect(told(a.mailsTo(here).at(-1))).toEqual(['Zmember'])
  const mail = a.mailsTo(here).at(-1)
  expect(mail?.text).toContain('http://group-motors.localhost:3000/cars/')
  expect(mail?.html).toContain('src="http://group-motors.localhost:3000/studio/ute/white/hero.webp"')
  expect(a.mailsTo(there)).toHaveLength(1)
})

test('ALRT-01 jobs that run twice, and a worker killed between them, tell each thing once', async () => {
  const email = person('twice')
  await a.saveAndStart(s.own, email, 'make=Mazda')
  const car = await a.named(s.own, 'Zonce', { make: 'Mazda', model: 'CX-5' })
  await a.settle()
  // Killed before it had noted what is told: the same change is matched again.
  await s.sql('UPDATE alert_cars SET told_available = false, waiting = true WHERE car_id = $1', [car.id])
  await matchSavedSearches(a.deps)
  expect(await s.sql('SELECT kind FROM alert_hits WHERE car_id = $1', [car.id])).toEqual([{ kind: 'new' }])
  a.sent.mockRejectedValueOnce(Object.assign(new Error(`550 <${email}> refused`), { responseCode: 451 }))
  expect(await a.mailAt(morning(7))).toBe(1)
  expect(await alertClock(s.pool, morning(7))).toBe(0)
  const errors = await s.sql('SELECT last_error FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL')
  expect(JSON.stringify(errors)).not.toContain(email)
  await s.sql('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await a.work()
  const [{ id } = {}] = await s.sql('SELECT id::text FROM alert_mails WHERE email = $1', [email])
  await Promise.all([mailAlerts(a.deps, String(id)), mailAlerts(a.deps, String(id))])
  const digests = a.mailsTo(email).filter(({ headers }) => headers)
  expect(new Set(digests.map(({ messageId }) => messageId)).size).toBe(1)
  // The refused attempt and the one that was taken.
  expect(digests).toHaveLength(2)
})

test('ALRT-01 LAW-07 one click stops everything at once, from anywhere and without a sign-in; opening a link changes nothing', async () => {
  const email = person('stop')
  const key = await a.saveAndStart(s.own, email, 'make=Ford')
  await a.named(s.own, 'Zford', { make: 'Ford', model: 'Ranger' })
  await a.settle()
  expect(await a.mailAt(morning(9))).toBe(1)
  const headers = a.mailsTo(email).at(-1)?.headers ?? {}
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const [, path = ''] =
    /^<http:\/\/own-motors\.localhost:3000\/api\/alerts\/(.+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? []
  expect(decodeURIComponent(path)).not.toContain('@')
  const { GET } = await import('@/src/app/api/alerts/[key]/route')
  const opened = await GET(ask(s.own, '/', { method: 'GET' }), { params: Promise.resolve({ key: path }) })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/alerts/${path}`])
  expect((await a.searchOf(email)).paused_at).toBeNull()

  await a.named(s.own, 'Zlater', { make: 'Ford', model: 'Ranger' })
  await a.settle()
  const click = { 'List-Unsubscribe': 'One-Click' }
  expect(await change(s.other, path, click)).toBe(404)
  expect(await change(s.own, `x${path}`, click)).toBe(404)
  expect(await change(s.own, path, {})).toBe(400)
  // Queued already, and stopped before it is written.
  expect(await alertClock(s.pool, morning(10))).toBe(1)
  expect(await change(s.own, path, click, 'https://mail.example')).toBe(200)
  await a.work()
  expect((await a.searchOf(email)).paused_at).not.toBeNull()
  expect(a.mailsTo(email).filter(({ headers: of }) => of)).toHaveLength(1)

  // Anybody may type the address again: its owner is asked, and nothing begins.
  await a.save(s.own, email, 'make=Ford')
  expect((await a.searchOf(email)).paused_at).not.toBeNull()
  await change(s.own, key, { act: 'start', search: String((await a.searchOf(email)).id) })
  expect((await a.searchOf(email)).paused_at).toBeNull()
})

test('ALRT-02 saved cars: their owner is told what became cheaper and what was sold, after agreeing to it', async () => {
  const email = person('watch')
  const token = await s.signIn(s.own, '+61412555001')
  await s.sql('UPDATE shoppers SET email = $1 WHERE phone = $2', [email, '+61412555001'])
  const [shopper] = await s.sql('SELECT id::text FROM shoppers WHERE email = $1', [email])
  const cheaper = await a.named(s.own, 'Zcheaper')
  const gone = await a.named(s.own, 'Zgone')
  const dearer = await a.named(s.own, 'Zdearer')
  for (const car of [cheaper, gone, dearer])
    await s.stand.payload.create({
      collection: 'watchlist-entries',
      data: { tenant: s.own.id, shopper: String(shopper?.id), car: car.id },
    })
  const { POST } = await import('@/src/app/api/shopper/alerts/route')
  const post = (form: Record<string, string>) => POST(ask(s.own, '/api/shopper/alerts', { form, token }))
  await a.settle()
  expect((await post({ act: 'watch' })).status).toBe(303)
  await a.patch(cheaper, { price: 18_000 })
  await a.patch(gone, { status: 'sold' })
  await a.settle()
  await a.patch(dearer, { price: 21_000 })
  await a.settle()
  expect(await a.mailAt(morning(12))).toBe(1)
  expect(told(a.mailsTo(email).at(-1))).toEqual(['Zcheaper', 'Zgone'])

  // A search saved with the account's own address begins at once, and is deleted in the garage.
  await a.save(s.own, email, 'make=Audi', token)
  const rows = () =>
    s.sql(`SELECT id::text, confirmed_at FROM saved_searches WHERE email = $1 AND kind = 'search'`, [email])
  const [audi] = await rows()
  expect(audi?.confirmed_at).not.toBeNull()
  expect((await post({ act: 'delete', search: String(audi?.id) })).status).toBe(303)
  expect(await rows()).toEqual([])
})

test('ALRT-01 WAT-01 a search saved signed out joins the account that proves the address, and no other account touches it', async () => {
  const email = person('join')
  await a.saveAndStart(s.own, email, 'make=Kia')
  const id = String((await a.searchOf(email)).id)
  const { accountOf } = await import('@/src/payload/sql/shopperAccounts')
  const shopper = await accountOf(await s.req(), s.own.id, { kind: 'email', value: email })
  expect(String((await a.searchOf(email)).shopper_id)).toBe(shopper)
  const stranger = await s.signIn(s.own, '+61412555002')
  const { POST } = await import('@/src/app/api/shopper/alerts/route')
  for (const act of ['stop', 'delete']) {
    await POST(ask(s.own, '/api/shopper/alerts', { form: { act, search: id }, token: stranger }))
    expect(await a.searchOf(email)).toMatchObject({ id, paused_at: null })
  }
})

test('LAW-08 saved searches and their messages are told and erased with the person', async () => {
  const email = person('erase')
  await a.saveAndStart(s.own, email, 'make=Volvo')
  await a.named(s.own, 'Zvolvo', { make: 'Volvo', model: 'XC40' })
  await a.settle()
  await a.mailAt(morning(14))
  const who = { by: 'email' as const, value: email }
  const { alerts } = await findHeld(await s.req(), [s.own.id], who)
  expect(alerts).toMatchObject([
    { words: 'Words of make=Volvo', state: 'on', consent: { how: 'Alert form of the website' } },
  ])
  expect(alerts[0]?.mailedOn).toHaveLength(1)
  expect(await erasePerson(await s.req(), [s.own.id], who, 'the person')).toMatchObject({ alerts: 1 })
  expect((await findHeld(await s.req(), [s.own.id], who)).alerts).toEqual([])
  for (const table of ['saved_searches', 'alert_mails'])
    expect(await s.sql(`SELECT FROM ${table} WHERE email = $1`, [email]), table).toEqual([])
})

test('ALRT-01 what a saved search finds is what the search engine finds', async () => {
  await a.named(s.own, 'Zengine One', { make: 'Škoda', model: 'Octavia', price: 19_000 })
  await a.named(s.own, 'Zengine Two', { make: 'Toyota', model: 'HiLux', price: 45_000, seats: 5 })
  await a.named(s.own, 'Zengine Three', { make: 'Kia', model: 'Rio', price: 15_000, colour: 'Red' })
  await a.settle()
  const { stockEngine } = await import('@/src/services/search/engine')
  const engine = stockEngine()
  const site = `sites = "${s.own.slug}"`
  const found = async (state: SearchState): Promise<string[]> => {
    const filter = [site, ...stateFilters(state)]
    const [answer] = await engine.search([
      { q: state.query, filter, hitsPerPage: 1000, page: 1, matchingStrategy: 'all' },
    ])
    return (answer?.hits ?? []).map(({ id }) => id).toSorted()
  }
  const ids = (await s.sql('SELECT id::text FROM cars WHERE tenant_id = $1', [s.own.id])).map(({ id }) => String(id))
  const documents = [...(await a.deps.reader.read(ids)).values()].flatMap((car) =>
    car.kind === 'document' ? [car.document] : [],
  )
  const searches = [
    'make=Toyota&price=%3A30000',
    'make=toyota',
    'make=%C5%A0koda',
    'make=Kia&make=Toyota&make_model=Toyota%7CHiLux',
    'price=15000%3A19000',
    'seats=5%3A',
    'colour=Red&car_type=used',
    'query=zengine',
    'query=zengine+tw',
    'query=skoda',
    'query=toyota+red',
  ]
  for (const search of searches) {
    const state = parseSearchParams(new URLSearchParams(search))
    const wanted = wantedOf(state, {}, null)
    const ours = documents.filter((document) => matcherOf(wanted)(carFacts(document))).map(({ id }) => id)
    expect(ours.toSorted(), search).toEqual(await found(state))
  }
})
