import { beforeEach, expect, test, vi } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { getSavedSearch } from './getSavedSearch'

let isAway = false
const ages: number[] = []

// How long an answer is kept, and the page with it.
vi.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, _key: unknown, { revalidate }: { revalidate: number }) =>
    async () => {
      const answer = await read()
      ages.push(revalidate)
      return answer
    },
}))
vi.mock('./sitePreset', () => ({
  readLookups: async () => ({ makes: [{ slug: 'kia', value: 'Kia' }], models: [], bodies: [], dealerships: [] }),
}))
vi.mock('./searchStock', () => ({
  searchStock: async () => ({ hits: isAway ? [] : [{ id: 'one' }, { id: 'two' }], total: 2, degraded: isAway }),
}))

const site = { id: 'bay', slug: 'bay', memberIds: ['bay'], settings: settingDefaults }

beforeEach(() => {
  ages.length = 0
  isAway = false
})

test('CON-16 a saved search is kept with its first cars; while the engine is down for seconds', async () => {
  expect(await getSavedSearch(site, '/search/kia', 1)).toMatchObject({ cars: [{ id: 'one' }], total: 2 })
  expect(ages).toEqual([3600])
  isAway = true
  expect(await getSavedSearch(site, '/search/kia', 1)).toMatchObject({ cars: [], total: 0 })
  expect(ages.at(-1)).toBe(10)
})

test('CON-16 a search for what is not in stock finds nothing, and does not make its page any older or younger', async () => {
  for (const address of ['/search/ferrari', '/search/50%', '/special-offers'])
    expect(await getSavedSearch(site, address, 3)).toEqual({ cars: [], total: 0 })
  expect(ages).toEqual([])
})
