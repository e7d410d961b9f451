import { expect, test, vi } from 'vitest'
import { locationFixture } from '@/tenants/locationFixture.testing'
import type { Site } from '@/tenants/Site'

const dealerships = vi.hoisted(() => [
  { id: 'member', slug: 'second-gear', name: 'Second Gear', tagline: null },
  { id: 'empty', slug: 'no-yard', name: 'No Yard', tagline: null },
  { id: 'group', slug: 'apex', name: 'Apex', tagline: null },
])
// Which dealerships a group has is read from the database.
vi.mock('@/src/data/directories/getDealerships', () => ({ getDealerships: async () => dealerships }))

const at = (slug: string, tenantId: string) => locationFixture({ id: slug, slug, tenantId })
const locations = [at('head-office', 'group'), at('preston', 'member'), at('ringwood', 'member'), at('apex', 'member')]

const find = async (slug: string, site: Pick<Site, 'id' | 'memberIds' | 'locations'>) => {
  const { findLocation } = await import('./findLocation')
  const answer = await findLocation(site, slug)
  if (answer?.kind === 'location') return answer.location.id
  return answer && [answer.name, ...answer.locations.map(({ id }) => id)]
}
const site = { id: 'group', memberIds: ['group', 'member', 'empty'], locations }

test('RTE-35 a slug under /locations is a location’s before a dealership’s, and then shows that dealership’s locations', async () => {
  expect(await find('preston', site)).toBe('preston')
  expect(await find('second-gear', site)).toEqual(['Second Gear', 'preston', 'ringwood', 'apex'])
  expect(await find('apex', site)).toBe('apex')
  expect(await find('apex', { ...site, locations: locations.slice(0, 3) })).toEqual([
    'Apex',
    'head-office',
    'preston',
    'ringwood',
  ])
})

test('RTE-35 a slug of nothing, or of a dealership without a location, is not found', async () => {
  expect(await find('nowhere', site)).toBeNull()
  expect(await find('no-yard', site)).toBeNull()
})
