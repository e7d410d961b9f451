import { describe, expect, test } from 'vitest'
import { other, own, payload, send, staff, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

describe('TEN-09 CMS-05 nobody gains rights', () => {
  test('CMS-05 an admin here who is a marketer there cannot make itself an admin there', async () => {
    const two = await staff('two@x.test', [
      { tenant: own.tenant, role: 'dealership-admin' },
      { tenant: other.tenant, role: 'sales' },
    ])
    const raised = [
      { tenant: own.tenant, role: 'dealership-admin' },
      { tenant: other.tenant, role: 'dealership-admin' },
    ]
    await send(two.credentials, 'PATCH', `/users/${two.id}`, { tenants: raised })
    const { tenants } = await payload.findByID({ collection: 'users', id: two.id, overrideAccess: true, depth: 0 })
    expect(tenants?.map(({ role }) => role)).toEqual(['dealership-admin', 'sales'])
    const seen = await send(two.credentials, 'GET', `/tenants/${other.tenant}`)
    expect(seen.status).toBe(200)
    expect(seen.body).not.toHaveProperty('settings')
    expect((await send(two.credentials, 'GET', `/tenants/${own.tenant}`)).body).toHaveProperty('settings')
  })

  test('CMS-05 a copy of a platform admin is no platform admin', async () => {
    const root = await staff('root2@x.test', [{ tenant: own.tenant, role: 'marketer' }], 'platform-admin')
    const copy = await send(who.dealershipAdmin, 'POST', `/users/${root.id}/duplicate`, {
      email: 'copy@x.test',
      password: 'correct horse battery',
    })
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'copy@x.test' } },
      overrideAccess: true,
    })
    expect(
      docs.map(({ role }) => role ?? null),
      copy.text,
    ).not.toContain('platform-admin')
  })

  test('TEN-15 a dealership admin does not bring back what the platform has taken from its site', async () => {
    const before = await payload.update({
      collection: 'tenants',
      id: own.tenant,
      data: { domains: [{ domain: 'once.example' }] },
      overrideAccess: true,
    })
    await payload.update({ collection: 'tenants', id: own.tenant, data: { domains: [] }, overrideAccess: true })
    const { docs } = await payload.findVersions({
      collection: 'tenants',
      where: { parent: { equals: before.id } },
      sort: '-createdAt',
      limit: 20,
      overrideAccess: true,
    })
    const old = docs.find(({ version }) => (version.domains ?? []).length > 0)
    await send(who.dealershipAdmin, 'POST', `/tenants/versions/${String(old?.id)}`)
    expect(
      (await payload.findByID({ collection: 'tenants', id: own.tenant, overrideAccess: true, depth: 0 })).domains,
    ).toEqual([])
  })

  test('FEED-02 a feed key or a shopper’s cookie is never turned into a token that outlives it', async () => {
    for (const [party, slug] of [
      ['feedClient', 'feed-clients'],
      ['shopper', 'shoppers'],
    ] as const) {
      for (const action of [
        'refresh-token',
        'login',
        'forgot-password',
        'reset-password',
        'first-register',
        'unlock',
      ]) {
        const answer = await send(who[party], 'POST', `/${slug}/${action}`, {
          email: 'a@b.test',
          password: 'x',
          token: 'x',
        })
        expect(answer.status, `${slug}/${action}: ${answer.text}`).toBeGreaterThanOrEqual(400)
        expect(answer.text).not.toContain('oken"')
      }
    }
  })

  test('TEN-09 feed keys and shoppers keep no preferences and see no list of dealerships', async () => {
    for (const party of ['feedClient', 'shopper', 'anonymous'] as const) {
      const kept = await send(who[party], 'POST', '/payload-preferences/x', { value: 'y' })
      expect(kept.status, `${party} ${kept.text}`).toBeGreaterThanOrEqual(400)
      const options = await send(who[party], 'GET', '/tenants/populate-tenant-options')
      expect(options.text, party).not.toContain(other.tenant)
      expect(options.text, party).not.toContain('CANARY')
    }
  })

  test('TEN-15 a row made with an id of another’s row does not touch that row', async () => {
    const id = other.freshCar()
    await send(who.feedClient, 'POST', '/cars', { id, make: 'Kia', model: 'Stolen' })
    const car = await payload.findByID({ collection: 'cars', id, overrideAccess: true, depth: 0 })
    expect([car.tenant, car.model]).not.toContain('Stolen')
    expect(car.tenant).toBe(other.tenant)
  })
})
