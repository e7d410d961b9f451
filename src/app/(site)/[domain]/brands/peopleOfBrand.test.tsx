import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PeopleAt } from '../PeopleAt'
import type { Site, SiteLocation } from '@/tenants/Site'

const person = (name: string, department: string | null) => ({
  id: name,
  name,
  role: 'Works here',
  department,
  photo: null,
  words: null,
  locationId: 'bay',
})

vi.mock('@/src/data/locations/getPeople', () => ({
  getPeople: async () => [
    person('Ada Finance', 'finance'),
    person('Bo Sales', 'sales'),
    person('Cy Parts', 'parts'),
    person('Di Unknown', null),
  ],
}))

const site = { id: 'bay', memberIds: ['bay'] } as Site
const place = { id: 'bay', address: { city: 'Bay' } } as SiteLocation
const drawn = async (asked: Partial<Parameters<typeof PeopleAt>[0]>) =>
  renderToStaticMarkup(await PeopleAt({ site, places: [place], look: 'lines', ...asked }))

test('a brand’s page shows who sells it, a place’s page all who work there', async () => {
  const sellers = await drawn({ department: 'sales', most: 4 })
  expect(sellers).toContain('Bo Sales')
  expect(sellers).not.toMatch(/Ada Finance|Cy Parts|Di Unknown/)
  expect(await drawn({})).toMatch(/Ada Finance.*Bo Sales.*Cy Parts.*Di Unknown/)
})
