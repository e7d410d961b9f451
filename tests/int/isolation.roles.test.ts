import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { request } from './access/request'
import { config, other, own, payload, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

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

  test('FEED-02 a feed key is shown once, stored as a hash, stops when switched off or replaced, and reaches cars only', async () => {
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
    const stored = await payload.db.drizzle.execute(
      sql`SELECT to_json(feed_clients) AS row FROM feed_clients WHERE id = ${String(doc.id)}`,
    )
    expect(JSON.stringify(stored.rows)).not.toContain(String(doc.key))
    expect(stored.rows).toMatchObject([
      { row: { key_hash: createHash('sha256').update(String(doc.key)).digest('hex') } },
    ])
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
    const change = (data: object) =>
      request(config, who.dealershipAdmin, 'PATCH', `/feed-clients/${String(doc.id)}`, data)
    const replaced = await change({ rotateKey: true })
    const key = String(Object(replaced.body.doc).key)
    const fresh = { ...credentials, headers: { authorization: `Feed-Key ${key}` } }
    expect(key).toMatch(/^fk_[\w-]{43}$/)
    expect((await request(config, credentials, 'GET', '/cars')).status, 'the old key').toBe(403)
    expect((await request(config, fresh, 'GET', '/cars')).status, 'the new key').toBe(200)
    await change({ active: false })
    expect((await request(config, fresh, 'GET', '/cars')).status).toBe(403)
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

  test('CMS-05 nobody registers as the first admin over the network', async () => {
    const data = { email: 'first@x.test', password: 'correct horse', role: 'platform-admin' }
    const answer = await request(config, { host: 'localhost:3000', headers: {} }, 'POST', '/users/first-register', data)
    expect(answer.status).toBe(404)
  })
})
