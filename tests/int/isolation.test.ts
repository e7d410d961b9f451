import type { Payload, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertDeclaredAccess } from '@/src/payload/secureCollections'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'
import type { PartyName } from './access/expectations'
import { request } from './access/request'
import { type Credentials, type Dealership, makeDealership, makeRow, signIn } from './access/world'

let running: TestPayload
let payload: Payload
let config: SanitizedConfig
let own: Dealership
let other: Dealership
let who: Record<PartyName, Credentials>

beforeAll(async () => {
  running = await testPayload()
  ;({ payload, config } = running)
  own = await makeDealership(payload, 'own', 4)
  other = await makeDealership(payload, 'other', 4)
  who = await signIn(payload, own, other)
})
afterAll(() => running?.destroy())

const totalDocs = (body: Record<string, unknown>): unknown => body.totalDocs

describe('TEN-15 isolation below the admin', () => {
  test('TEN-15 the platform does not start with a collection on Payload’s default access', () => {
    const [cars] = config.collections
    const open = { ...cars, access: { ...cars?.access, read: () => true } } as (typeof config.collections)[number]
    expect(() => assertDeclaredAccess({ collections: [open] })).toThrow(/cars\.read/)
    expect(() => assertDeclaredAccess(config)).not.toThrow()
  })

  test('TEN-15 a relationship, an upload and a picture in rich text of another dealership are refused like ones to nothing', async () => {
    const theirLocation = await makeRow(payload, 'locations', other)
    const theirPicture = await makeRow(payload, 'media', other)
    const missing = crypto.randomUUID()
    const send = (data: object) =>
      request(config, who.dealershipAdmin, 'POST', '/cars', { tenant: own.tenant, make: 'Kia', model: 'Rio', ...data })
    for (const id of [theirLocation, missing]) expect((await send({ location: id })).status).toBe(400)
    for (const id of [theirPicture, missing]) expect((await send({ images: [{ media: id }] })).status).toBe(400)
    const picture = (id: string) => ({
      root: {
        type: 'root',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: [{ type: 'upload', version: 3, format: '', id: 'a', relationTo: 'media', value: id, fields: null }],
      },
    })
    const article = (id: string) =>
      request(config, who.marketer, 'POST', '/blogs', {
        tenant: own.tenant,
        heading: 'News',
        slug: `n-${id.slice(0, 8)}`,
        content: picture(id),
      })
    expect((await article(theirPicture)).status).toBe(400)
    const fine = await article(await makeRow(payload, 'media', own))
    expect(fine.status, fine.text).toBe(201)
  })

  test('TEN-15 a group may point at a member’s car, a member not at the group’s', async () => {
    const group = await makeDealership(payload, 'group', 2)
    await payload.update({
      collection: 'tenants',
      id: group.tenant,
      data: { members: [own.tenant] },
      overrideAccess: true,
    })
    const shopper = { tenant: group.tenant, shopper: group.shopper }
    const watch = (car: string) =>
      payload.create({ collection: 'watchlist-entries', data: { ...shopper, car }, overrideAccess: true })
    await expect(watch(own.freshCar())).resolves.toBeDefined()
    await expect(watch(other.freshCar())).rejects.toThrow()
    await expect(
      payload.create({
        collection: 'watchlist-entries',
        data: { tenant: own.tenant, shopper: own.shopper, car: group.freshCar() },
        overrideAccess: true,
      }),
    ).rejects.toThrow()
  })

  test('TEN-15 a draft is unreachable for visitors, also by ?draft=true, versions and count', async () => {
    const draft = await payload.create({
      collection: 'pages',
      data: { tenant: own.tenant, title: 'SECRET-DRAFT', slug: 'secret-draft', _status: 'draft' },
      draft: true,
      overrideAccess: true,
    })
    for (const path of [
      `/pages/${draft.id}?draft=true`,
      '/pages?draft=true&limit=100',
      `/pages/versions?where[parent][equals]=${draft.id}`,
    ]) {
      const answer = await request(config, who.anonymous, 'GET', path)
      expect(answer.text, path).not.toContain('SECRET-DRAFT')
    }
    const count = await request(config, who.anonymous, 'GET', `/pages/count?where[id][equals]=${draft.id}`)
    expect(totalDocs(count.body) ?? 0).toBe(0)
  })

  test('TEN-15 on the platform’s own host a visitor reads nothing; an archived site reads like none', async () => {
    const platform = { host: 'localhost:3000', headers: {} }
    for (const slug of ['cars', 'pages', 'locations', 'tenants', 'users']) {
      const answer = await request(config, platform, 'GET', `/${slug}`)
      expect(answer.status, slug).toBe(403)
    }
    const gone = await makeDealership(payload, 'gone', 1)
    const site = { host: 'gone.localhost:3000', headers: {} }
    expect((await request(config, site, 'GET', '/cars')).status).toBe(200)
    await payload.update({ collection: 'tenants', id: gone.tenant, data: { archived: true }, overrideAccess: true })
    expect((await request(config, site, 'GET', '/cars')).status).toBe(403)
  })

  test('TEN-15 staff cookies and tokens mean nothing on a dealership’s host, a shopper’s cookie nothing on another’s', async () => {
    const staffOnSite = { ...who.platformAdmin, host: 'own.localhost:3000' }
    expect((await request(config, staffOnSite, 'GET', '/leads')).status).toBe(403)
    const me = await request(config, who.shopper, 'GET', '/shoppers')
    expect(totalDocs(me.body)).toBe(1)
    const elsewhere = { ...who.shopper, host: 'other.localhost:3000' }
    expect((await request(config, elsewhere, 'GET', '/shoppers')).status).toBe(403)
  })

  test('TEN-15 a write that carries a cookie from another origin is refused', async () => {
    const headers = (origin: string) => ({ ...who.shopper, headers: { ...who.shopper.headers, origin } })
    const change = (from: Credentials) => request(config, from, 'PATCH', `/shoppers/${own.shopper}`, { name: 'Ada' })
    expect((await change(headers('https://evil.example'))).status).toBe(403)
    expect((await change(headers('http://other.localhost:3000'))).status).toBe(403)
    expect((await change(headers('http://own.localhost:3000'))).status).toBe(200)
  })

  test('TEN-15 limit, depth and pagination are bounded; ids are UUIDs; GraphQL is off', async () => {
    const list = await request(config, who.platformAdmin, 'GET', '/cars?limit=0&pagination=false')
    expect(list.body.limit).toBe(100)
    expect((await request(config, who.platformAdmin, 'GET', '/cars?limit=5000')).body.limit).toBe(100)
    expect(config.maxDepth).toBe(3)
    const garbled = await request(config, who.platformAdmin, 'PATCH', `/cars/${own.freshCar()}x`, { colour: 'Red' })
    expect(garbled.status).not.toBe(200)
    expect(
      (await request(config, who.platformAdmin, 'POST', '/graphql', { query: '{ Cars { totalDocs } }' })).status,
    ).toBe(404)
  })

  test('TEN-15 a body too large is refused before it is read whole', async () => {
    const answer = await request(config, who.marketer, 'POST', '/cars', {
      tenant: own.tenant,
      make: 'x'.repeat(1_100_000),
      model: 'y',
    })
    expect(answer.status).toBe(413)
  })
})

describe('CMS-05 TEN-09 roles cannot be stretched', () => {
  test('CMS-05 nobody but a platform admin makes platform admins or moves a site’s slug, domains or members', async () => {
    const [me] = (
      await payload.find({ collection: 'users', where: { email: { equals: 'admin@own.test' } }, overrideAccess: true })
    ).docs
    await request(config, who.dealershipAdmin, 'PATCH', `/users/${me?.id}`, { role: 'platform-admin' })
    await request(config, who.dealershipAdmin, 'PATCH', `/tenants/${own.tenant}`, {
      slug: 'stolen',
      members: [other.tenant],
      domains: [{ domain: 'stolen.example' }],
      archived: true,
    })
    const after = await payload.findByID({ collection: 'users', id: me?.id ?? '', overrideAccess: true, depth: 0 })
    const tenant = await payload.findByID({ collection: 'tenants', id: own.tenant, overrideAccess: true, depth: 0 })
    expect(after.role ?? null).toBeNull()
    expect([tenant.slug, tenant.members ?? [], tenant.domains ?? [], tenant.archived]).toEqual(['own', [], [], false])
  })

  test('CMS-05 a dealership admin gives access to its own dealership only, and leaves people of others alone', async () => {
    const add = (tenant: string, email: string) =>
      request(config, who.dealershipAdmin, 'POST', '/users', {
        email,
        password: 'correct horse',
        tenants: [{ tenant, role: 'sales' }],
      })
    expect((await add(other.tenant, 'x@other.test')).status).toBe(400)
    expect((await add(own.tenant, 'x@own.test')).status).toBe(201)
    const both = await payload.create({
      collection: 'users',
      data: {
        email: 'both@x.test',
        password: 'correct horse',
        tenants: [
          { tenant: own.tenant, role: 'sales' },
          { tenant: other.tenant, role: 'sales' },
        ],
      },
      overrideAccess: true,
    })
    expect(
      (await request(config, who.dealershipAdmin, 'PATCH', `/users/${both.id}`, { password: 'taken over 1' })).status,
    ).toBe(403)
    expect((await request(config, who.dealershipAdmin, 'DELETE', `/users/${both.id}`)).status).toBe(403)
  })

  test('CMS-05 a marketer cannot write for another dealership nor move a row there', async () => {
    const make = (tenant: string) =>
      request(config, who.marketer, 'POST', '/offers', { tenant, name: 'Offer', slug: crypto.randomUUID() })
    expect((await make(other.tenant)).status).toBe(400)
    const mine = await make(own.tenant)
    const doc = mine.body.doc
    const id = doc !== null && typeof doc === 'object' && 'id' in doc ? String(doc.id) : ''
    expect((await request(config, who.marketer, 'PATCH', `/offers/${id}`, { tenant: other.tenant })).status).toBe(400)
  })

  test('FEED-02 a feed key is shown once, stored as a hash, stops when switched off, and reaches cars only', async () => {
    const made = await request(config, who.dealershipAdmin, 'POST', '/feed-clients', {
      tenant: own.tenant,
      name: 'New',
      active: true,
    })
    const doc = made.body.doc
    if (doc === null || typeof doc !== 'object' || !('key' in doc) || !('id' in doc)) throw new Error(made.text)
    const credentials = { host: 'localhost:3000', headers: { authorization: `Feed-Key ${String(doc.key)}` } }
    const read = await request(config, who.dealershipAdmin, 'GET', `/feed-clients/${String(doc.id)}`)
    expect(read.text).not.toContain(String(doc.key))
    expect(read.text).not.toContain('keyHash')
    expect(
      (
        await request(config, credentials, 'POST', '/cars', {
          make: 'Kia',
          model: 'Rio',
          price: '$12,990',
          km: '8,000 km',
        })
      ).status,
    ).toBe(201)
    for (const path of ['/leads', '/pages', '/users', '/tenants'])
      expect((await request(config, credentials, 'GET', path)).status, path).toBe(403)
    await request(config, who.dealershipAdmin, 'PATCH', `/feed-clients/${String(doc.id)}`, { active: false })
    expect((await request(config, credentials, 'GET', '/cars')).status).toBe(403)
  })

  test('TEN-15 a dealership is archived, never deleted', async () => {
    expect((await request(config, who.platformAdmin, 'DELETE', `/tenants/${other.tenant}`)).status).toBe(403)
  })

  test('NFR-06 CAR-24 private seller fields reach staff only', async () => {
    const car = await payload.create({
      collection: 'cars',
      data: {
        tenant: own.tenant,
        make: 'Kia',
        model: 'Rio',
        car_type: 'used',
        item_type: 'car',
        status: 'in_stock',
        private_suburb: 'SECRET-SUBURB',
        private_postcode: '2999',
      },
      overrideAccess: true,
    })
    expect((await request(config, who.marketer, 'GET', `/cars/${car.id}`)).text).toContain('SECRET-SUBURB')
    for (const party of ['anonymous', 'shopper', 'feedClient'] as const) {
      const answer = await request(config, who[party], 'GET', `/cars/${car.id}`)
      expect(answer.status, party).toBe(200)
      expect(answer.text, party).not.toContain('SECRET-SUBURB')
    }
  })
})

describe('TEN-08 TEN-11 TEN-12 what a shopper may do with the platform', () => {
  test('TEN-08 a visitor is anonymous or signed in: only the signed-in one has an id and a watchlist, its own', async () => {
    const save = (as: Credentials) => request(config, as, 'POST', '/watchlist-entries', { car: own.freshCar() })
    expect((await save(who.anonymous)).status).toBe(403)
    expect((await save(who.shopper)).status).toBe(201)
    const list = await request(config, who.shopper, 'GET', '/watchlist-entries')
    expect(totalDocs(list.body)).toBe(1)
    expect(list.text).toContain(own.shopper)
  })
})
