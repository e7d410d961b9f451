import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { sessionCookieName } from '@/src/domain/shopper/signIn/shopperSession'
import { startSession } from '@/src/payload/sql/shopperSessions'
import { fixtures, isUpload, type World } from './fixtures'
import type { PartyName } from './expectations'

const password = 'correct horse battery'
const picture = { name: 'dot.png', mimetype: 'image/png' }
const paper = { name: 'report.pdf', mimetype: 'application/pdf' }
const assets = path.join(import.meta.dirname, 'assets')

export const fileFor = (slug: 'media' | 'documents') => {
  const { name, mimetype } = slug === 'media' ? picture : paper
  const data = readFileSync(path.join(assets, name))
  return { name: `${crypto.randomUUID()}-${name}`, mimetype, data, size: data.byteLength }
}

export interface Dealership extends World {
  slug: string
  canary: string
}

/** Rows are made through the local API without a user, as seeds and jobs make them. */
export const makeRow = async (payload: Payload, slug: CollectionSlug, dealership: Dealership): Promise<string> => {
  const fixture = fixtures[slug]
  if (!fixture) throw new Error(`Collection "${slug}" has no fixture in tests/int/access/fixtures.ts.`)
  const doc = await payload.create({
    collection: slug,
    data: fixture(dealership.canary, dealership) as never,
    overrideAccess: true,
    depth: 0,
    ...(isUpload(slug) ? { file: fileFor(slug) } : {}),
  })
  return String(doc.id)
}

export const makeDealership = async (payload: Payload, slug: string, freshCars = 60): Promise<Dealership> => {
  const canary = `CANARY-${slug.toUpperCase()}`
  const tenant = await payload.create({
    collection: 'tenants',
    data: { name: canary, slug, websiteId: slug, template: 'default' },
    overrideAccess: true,
  })
  const shopper = await payload.create({
    collection: 'shoppers',
    data: { tenant: tenant.id, phone: `04-${slug}`, name: canary },
    overrideAccess: true,
  })
  const dealership: Dealership = { tenant: tenant.id, shopper: shopper.id, slug, canary, freshCar: () => '' }
  const cars: string[] = []
  for (let n = 0; n < freshCars; n += 1) cars.push(await makeRow(payload, 'cars', dealership))
  return { ...dealership, freshCar: () => cars.pop() ?? '' }
}

const staff = async (payload: Payload, email: string, data: object): Promise<HeadersInit> => {
  await payload.create({ collection: 'users', data: { email, password, ...data }, overrideAccess: true })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { authorization: `JWT ${token}` }
}

/** Where a party sends its requests, and what proves who it is. */
export interface Credentials {
  host: string
  headers: HeadersInit
}

export const signIn = async (
  payload: Payload,
  own: Dealership,
  other: Dealership,
): Promise<Record<PartyName, Credentials>> => {
  const platform = 'localhost:3000'
  const site = `${own.slug}.localhost:3000`
  const member = (email: string, role: 'sales' | 'marketer' | 'dealership-admin', dealership: Dealership) =>
    staff(payload, email, { tenants: [{ tenant: dealership.tenant, role }] })
  const feed = await payload.create({
    collection: 'feed-clients',
    data: { tenant: own.tenant, name: 'feed', active: true, profile: 'canonical', mode: 'snapshot' },
    overrideAccess: true,
  })
  const session = { shopper: own.shopper, tenant: own.tenant, device: 'Test' }
  const token = await startSession(await createLocalReq({}, payload), session)
  const cookie = `${sessionCookieName(false)}=${token}`
  return {
    anonymous: { host: site, headers: {} },
    shopper: { host: site, headers: { cookie, origin: `http://${site}` } },
    sales: { host: platform, headers: await member('sales@own.test', 'sales', own) },
    marketer: { host: platform, headers: await member('marketer@own.test', 'marketer', own) },
    dealershipAdmin: { host: platform, headers: await member('admin@own.test', 'dealership-admin', own) },
    otherDealershipAdmin: { host: platform, headers: await member('admin@other.test', 'dealership-admin', other) },
    feedClient: { host: platform, headers: { authorization: `Feed-Key ${feed.key ?? ''}` } },
    platformAdmin: { host: platform, headers: await staff(payload, 'root@platform.test', { role: 'platform-admin' }) },
  }
}
