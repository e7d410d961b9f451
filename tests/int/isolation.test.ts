import { describe, expect, test } from 'vitest'
import { assertDeclaredAccess } from '@/src/payload/secureCollections'
import { request } from './access/request'
import { config, other, own, payload, totalDocs, setUpTwoDealerships, who } from './access/twoDealerships'
import { type Credentials, makeDealership, makeRow } from './access/world'

setUpTwoDealerships()

describe('TEN-15 isolation below the admin', () => {
  test('TEN-15 the platform does not start with a collection on Payload’s default access', () => {
    const [cars] = config.collections
    const open = { ...cars, access: { ...cars?.access, read: () => true } } as (typeof config.collections)[number]
    expect(() => assertDeclaredAccess({ globals: [], collections: [open] })).toThrow(/cars\.read/)
    expect(() => assertDeclaredAccess(config)).not.toThrow()
  })

  test('CMS-05 nor with a global on it', () => {
    const [first] = config.globals
    const open = { ...first, access: { ...first?.access, read: () => true } } as (typeof config.globals)[number]
    expect(() => assertDeclaredAccess({ globals: [open], collections: [] })).toThrow(/platform-settings\.read/)
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

describe('TEN-08 TEN-11 TEN-12 what a shopper may do with the platform', () => {
  test('TEN-08 ENT-12 ENT-13 a visitor is anonymous or signed in: only the signed-in one has an id, a phone and a watchlist of cars, its own', async () => {
    const car = own.freshCar()
    const save = (as: Credentials) => request(config, as, 'POST', '/watchlist-entries', { car })
    expect((await save(who.anonymous)).status).toBe(403)
    expect((await save(who.shopper)).status).toBe(201)
    expect((await save(who.shopper)).status, 'a car is on it once').toBe(400)
    const me = await request(config, who.shopper, 'GET', '/shoppers')
    expect(me.body.docs).toMatchObject([{ id: own.shopper, phone: '04-own' }])
    const list = await request(config, who.shopper, 'GET', '/watchlist-entries?depth=0')
    expect(list.body.docs).toMatchObject([{ car, shopper: own.shopper }])
  })
})
