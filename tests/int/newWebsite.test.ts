import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTenantDocuments, newTenantSchema } from '@/tenants/create/createTenant'
import { insertTenant } from '@/tenants/create/insertTenant'
import { starterRows } from '@/collections/Tenants/starterRows'
import { editingHarness, type Editing } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h.destroy())

const createdBy = (slug: string) =>
  h.send(h.who.platformAdmin, 'POST', '/tenants', {
    name: 'Bayside Motors',
    slug,
    websiteId: slug,
    template: 'default',
  })

/** What of a dealership's website an opening makes, without what is its own. */
const websiteOf = async (tenant: string, slug: string): Promise<unknown> => {
  const where = { tenant: { equals: tenant } }
  const all = { where, depth: 0, pagination: false, sort: 'slug' } as const
  const [pages, locations, menus] = await Promise.all([
    h.payload.find({ collection: 'pages', ...all }),
    h.payload.find({ collection: 'locations', ...all }),
    h.payload.find({ collection: 'navigation', where, depth: 0 }),
  ])
  const website = JSON.stringify(
    {
      pages: pages.docs.map(({ title, slug, layout, _status }) => ({ title, slug, layout, _status })),
      locations: locations.docs.map(({ name, location_type, primary, visible }) => ({
        name,
        location_type,
        primary,
        visible,
      })),
      menus: menus.docs.map(({ header, footer }) => ({ header, footer })),
    },
    (key, held: unknown) => (key === 'id' ? undefined : held),
  )
  return JSON.parse(website.replaceAll(slug, 'its-slug'))
}

test('OPS-04 a dealership made in the admin has the pages, menus and location that the command gives one', async () => {
  const input = newTenantSchema.parse({ name: 'Bayside Motors', slug: 'by-command' })
  const command = await insertTenant(h.payload, input, 'a password of this test', starterRows(input))
  const made = await createdBy('in-admin')
  expect(made.status).toBe(201)
  const tenant = (await h.payload.find({ collection: 'tenants', where: { slug: { equals: 'in-admin' } } })).docs[0]
  const own = await websiteOf(String(tenant?.id), 'in-admin')
  expect(own).toMatchObject({
    locations: [{ primary: true }],
    menus: [
      { header: newTenantDocuments(input).navigation.header.map(({ label }) => expect.objectContaining({ label })) },
    ],
  })
  expect(own).toEqual(await websiteOf(command, 'by-command'))
})

test('OPS-04 a dealership that is refused leaves nothing behind', async () => {
  const before = await h.payload.count({ collection: 'pages' })
  expect((await createdBy('in-admin')).status).toBe(400)
  expect(await h.payload.count({ collection: 'pages' })).toEqual(before)
})
