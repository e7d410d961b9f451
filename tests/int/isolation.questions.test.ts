import type { Payload, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'
import type { PartyName } from './access/expectations'
import { request } from './access/request'
import { type Credentials, type Dealership, makeDealership, signIn } from './access/world'

let running: TestPayload
let payload: Payload
let config: SanitizedConfig
let own: Dealership
let who: Record<PartyName, Credentials>

beforeAll(async () => {
  running = await testPayload()
  ;({ payload, config } = running)
  own = await makeDealership(payload, 'own', 4)
  who = await signIn(payload, own, await makeDealership(payload, 'other', 4))
})
afterAll(() => running?.destroy())

const send = (as: Credentials, method: string, url: string) => request(config, as, method, url)

describe('TEN-15 questions whose answers would tell', () => {
  const asks: [PartyName, string][] = [
    ['anonymous', '/cars?where[private_suburb][like]=x'],
    ['anonymous', '/cars?sort=private_suburb'],
    ['anonymous', '/cars?sort=-private_postcode'],
    ['anonymous', '/cars?where[tenant.name][like]=x'],
    ['anonymous', '/cars?where[tenant.settings][exists]=true'],
    ['anonymous', '/cars?where[tenant.settings.x][equals]=1'],
    ['anonymous', '/cars?where[or][0][tenant__websiteId][like]=x'],
    ['anonymous', '/cars?sort=tenant.name'],
    ['anonymous', '/cars/count?where[private_suburb][like]=x'],
    ['shopper', '/watchlist-entries?where[car.private_suburb][like]=x'],
    ['shopper', '/watchlist-entries?where[shopper.tenant.websiteId][like]=x'],
    ['shopper', '/watchlist-entries?sort=car.private_suburb'],
    ['feedClient', '/cars?where[private_suburb][like]=x'],
    ['feedClient', '/cars?where[location.name][like]=x'],
    ['dealershipAdmin', '/feed-clients?where[keyHash][like]=x'],
    ['dealershipAdmin', '/feed-clients?sort=keyHash'],
    ['dealershipAdmin', '/users?where[hash][like]=x'],
    ['dealershipAdmin', '/users?where[salt][like]=x'],
    ['dealershipAdmin', '/users?where[resetPasswordToken][like]=x'],
    ['dealershipAdmin', '/users?sort=resetPasswordToken'],
    ['dealershipAdmin', '/users?sort=hash'],
    ['dealershipAdmin', '/users?where[sessions.id][like]=x'],
    ['sales', '/tenants?where[settings.search.key][like]=x'],
    ['sales', '/tenants?where[settings][exists]=true'],
    ['sales', '/tenants?sort=settings'],
    ['marketer', '/cars/versions?where[version.tenant.settings.x][like]=x'],
    ['marketer', '/cars/versions?sort=version.tenant.settings'],
  ]
  test.each(asks)('TEN-15 as %s: %s', async (party, ask) => {
    const answer = await send(who[party], 'GET', ask)
    expect(answer.status, answer.text.slice(0, 300)).toBe(400)
  })
  test('TEN-15 joins ask no more', async () => {
    const answer = await send(
      who.sales,
      'GET',
      `/tenants/${own.tenant}?joins[locations][where][tenant.settings.x][exists]=true`,
    )
    expect(answer.status, answer.text.slice(0, 200)).toBe(400)
  })
  test('TEN-15 hidden fields cannot be asked for', async () => {
    const answer = await send(
      who.dealershipAdmin,
      'GET',
      '/users?select[hash]=true&select[salt]=true&select[sessions]=true&select[resetPasswordToken]=true&showHiddenFields=true&overrideAccess=true',
    )
    for (const word of ['"hash"', '"salt"', 'expiresAt', 'resetPasswordToken']) expect(answer.text).not.toContain(word)
    const visitor = await send(
      who.anonymous,
      'GET',
      '/cars?depth=3&populate[tenants][settings]=true&populate[tenants][name]=true&overrideAccess=true&trash=true&draft=true',
    )
    expect(visitor.text).not.toMatch(/settings|websiteId/)
  })
  test.each([
    'limit[]=5000',
    'limit[0]=5000',
    'limit=5000&limit=',
    'limit[$gt]=5000',
    'limit=1e9',
    'limit=0x1fff',
    'pagination[]=false&limit=0',
    'limit=-1',
  ])('TEN-15 no list is longer than 100: %s', async (query) => {
    const { body, status } = await send(who.platformAdmin, 'GET', `/cars?${query}`)
    expect(status).toBe(200)
    expect(Number(body.limit)).toBeGreaterThanOrEqual(1)
    expect(Number(body.limit)).toBeLessThanOrEqual(100)
  })
})
