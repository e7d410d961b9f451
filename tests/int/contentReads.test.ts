import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let stand: TestPayload
let bay: Tenant
let other: Tenant
const now = new Date('2026-05-04T10:00:00Z')

const tenant = (slug: string): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: slug, slug, websiteId: `web-${slug}`, template: 'default' },
  })

const make = async (collection: 'brands' | 'models' | 'offers', data: object): Promise<string> => {
  const row = await stand.payload.create({
    collection,
    depth: 0,
    data: { tenant: bay.id, _status: 'published', ...data } as never,
  })
  return row.id
}

beforeAll(async () => {
  stand = await testPayload()
  bay = await tenant('bay')
  other = await tenant('other')
})

afterAll(() => stand?.destroy())

test('RTE-27 CON-20 CON-23 an offer by its id, with where its buttons lead: running, published and on this website', async () => {
  const { getOffer } = await import('@/src/data/content/getOffer')
  const manufacturer = await make('brands', { title: 'Mazda', slug: 'mazda' })
  const model = await make('models', { name: 'CX-60', slug: 'cx-60', manufacturer, override_url: '/mazda/cx-60' })
  const offer = (data: object = {}) => make('offers', { name: 'Bonus', slug: crypto.randomUUID(), ...data })
  const shown = await offer({ manufacturer, model })
  expect(await getOffer(bay, shown, now)).toMatchObject({
    href: `/offers/mazda/${shown}`,
    brand: { name: 'Mazda', slug: 'mazda' },
    model: { name: 'CX-60', slug: 'cx-60', href: '/mazda/cx-60' },
  })
  expect(await getOffer(other, shown, now)).toBeNull()
  expect(await getOffer(bay, 'no-id', now)).toBeNull()
  for (const data of [
    { excluded_website_ids: ['web-bay'] },
    { start: '2026-05-05T00:00:00Z' },
    { expiry: '2026-05-04T09:00:00Z' },
    { _status: 'draft' },
  ])
    expect(await getOffer(bay, await offer(data), now), JSON.stringify(data)).toBeNull()
})

test('RTE-28 RTE-29 a model by its slug, its own address and its id, with its brand and words', async () => {
  const { getModel, getModelAt, getModelById } = await import('@/src/data/content/getModel')
  const manufacturer = await make('brands', { title: 'Kia', slug: 'kia' })
  const words = { description: 'Seven seats.', status: 'new', override_url: '/kia/ev9' }
  const id = await make('models', { name: 'EV9', slug: 'ev9', manufacturer, ...words })
  const found = await getModel(bay.id, 'ev9')
  expect(found).toMatchObject({
    slug: 'ev9',
    label: 'All New EV9',
    isNew: true,
    brand: { slug: 'kia' },
    href: '/kia/ev9',
  })
  expect(found?.description).toBe('Seven seats.')
  expect(await getModelAt(bay.id, '/kia/ev9')).toEqual(found)
  expect(await getModelById(bay.id, id)).toEqual(found)
  expect(await getModel(other.id, 'ev9')).toBeNull()
  await make('models', { name: 'EV5', slug: 'ev5', _status: 'draft' })
  expect(await getModel(bay.id, 'ev5')).toBeNull()
})
