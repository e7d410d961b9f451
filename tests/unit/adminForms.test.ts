import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { offlineConfig } from './offlineConfig'

const collection = async (slug: string): Promise<SanitizedCollectionConfig> => {
  const found = (await offlineConfig()).collections.find((one) => one.slug === slug)
  if (!found) throw new Error(`There is no collection '${slug}'.`)
  return found
}

/** Which fields 'Edit many' offers, as Payload decides it: what is only hidden in forms, or read only there, is offered. */
const editedTogether = (fields: FlattenedField[]): string[] =>
  fields
    .filter(({ admin, ...field }) => {
      const { disableBulkEdit, disabled } = Object(admin)
      return (
        !disableBulkEdit && !disabled && !('unique' in field && field.unique) && !('hidden' in field && field.hidden)
      )
    })
    .map(({ name }) => name)

test('CMS-01 cars edited together get a price, a status or a location, never a VIN, a photo or another dealership', async () => {
  const offered = editedTogether((await collection('cars')).flattenedFields)
  expect(offered).toEqual(expect.arrayContaining(['price', 'status', 'show_on_dealer_website', 'location']))
  const ofOneCar =
    'tenant name slug vin nvic regplate stocknum images primary_image_url hotspots feed_locks feed_seen listed_at views'
  for (const name of ofOneCar.split(' ')) expect(offered).not.toContain(name)
})

/** Payload's own columns, which its lists show and its forms do not. */
const payloadsOwn = new Set(
  'id createdAt updatedAt deletedAt focalX focalY sizes url thumbnailURL filename mimeType filesize width height'.split(
    ' ',
  ),
)

test('CMS-01 what forms hide, lists and filters hide too, but for the title of a row', async () => {
  const { collections } = await offlineConfig()
  const offered = collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, admin, flattenedFields }) =>
      flattenedFields
        .filter((field) => {
          const { hidden, disableListColumn, disableListFilter } = Object(field.admin)
          return hidden && !('hidden' in field && field.hidden) && !(disableListColumn && disableListFilter)
        })
        .filter(({ name }) => name !== admin.useAsTitle && !payloadsOwn.has(name))
        .map(({ name }) => `${slug}.${name}`),
    )
  expect(offered).toEqual([])
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

test('CMS-01 whatever can be scheduled says in its list when it goes live and comes off', async () => {
  const { collections } = await offlineConfig()
  const scheduled = collections.filter(({ versions }) => versions?.drafts && versions.drafts.schedulePublish)
  expect(scheduled.length).toBeGreaterThan(5)
  const silent = scheduled.filter(
    ({ admin, fields }) =>
      !admin.defaultColumns?.includes('shown') ||
      !fields.some((field) => field.type === 'ui' && field.name === 'shown'),
  )
  expect(silent.map(({ slug }) => slug)).toEqual([])
})
