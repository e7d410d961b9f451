import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { offlineConfig } from './offlineConfig'

const collection = async (slug: string): Promise<SanitizedCollectionConfig> => {
  const found = (await offlineConfig()).collections.find((one) => one.slug === slug)
  if (!found) throw new Error(`There is no collection '${slug}'.`)
  return found
}

/** Which fields 'Edit many' offers: as Payload decides it, neither hidden ones nor those that are read only. */
const editedTogether = (fields: FlattenedField[]): string[] =>
  fields
    .filter(({ admin, ...field }) => {
      const { disableBulkEdit, hidden, disabled, readOnly } = Object(admin)
      return !disableBulkEdit && !hidden && !disabled && !readOnly && !('unique' in field && field.unique)
    })
    .map(({ name }) => name)

test('CMS-01 cars edited together get a price, a status or a location, never a VIN, a photo or another dealership', async () => {
  const offered = editedTogether((await collection('cars')).flattenedFields)
  expect(offered).toEqual(expect.arrayContaining(['price', 'status', 'show_on_dealer_website', 'location']))
  const ofOneCar =
    'tenant name slug vin nvic regplate stocknum images primary_image_url hotspots feed_locks feed_seen listed_at views'
  for (const name of ofOneCar.split(' ')) expect(offered).not.toContain(name)
})

test('TEN-15 rows of no collection are moved to another dealership together', async () => {
  const { collections } = await offlineConfig()
  const movable = collections.filter(({ flattenedFields }) =>
    flattenedFields.some((field) => field.name === 'tenant' && !Object(field.admin).disableBulkEdit),
  )
  expect(movable.map(({ slug }) => slug)).toEqual([])
})

test('CMS-01 the tab API of a document is for platform admins alone', async () => {
  const { collections, globals } = await offlineConfig()
  const entities = [...collections.filter(({ slug }) => !slug.startsWith('payload-')), ...globals]
  for (const { slug, admin } of entities) {
    if (admin.hideAPIURL) continue
    const condition = admin.components?.views?.edit?.api?.tab?.condition
    const opens = (user: object) => condition?.(Object({ req: { user } }))
    expect(opens({ collection: 'users', id: '1', role: 'platform-admin', tenants: [] }), slug).toBe(true)
    expect(opens({ collection: 'users', id: '2', tenants: [{ tenant: 't', role: 'marketer' }] }), slug).toBe(false)
  }
})

test('CMS-05 a dealership’s staff see one role: the one they have there', async () => {
  const role = (await collection('users')).flattenedFields.find(({ name }) => name === 'role')
  const condition = Object(role?.admin).condition
  const shown = (user: object) => condition({}, {}, { user })
  expect(shown({ collection: 'users', id: '1', role: 'platform-admin', tenants: [] })).toBe(true)
  expect(shown({ collection: 'users', id: '2', tenants: [{ tenant: 't', role: 'dealership-admin' }] })).toBe(false)
})
