import { expect, test } from 'vitest'
import type { Site, SiteLocation } from '@/tenants/Site'
import { nearestOthers } from './nearestOthers'

const place = (id: string, lat: number | null, lng: number | null, locationType: 'sales' | 'service' = 'sales') =>
  ({
    id,
    name: id,
    slug: id,
    tenantId: 't',
    locationType,
    primary: false,
    lat,
    lng,
    address: { city: id.split(' ')[0] ?? '', state: 'NSW' },
  }) as SiteLocation

const siteOf = (locations: SiteLocation[]) =>
  ({ locations, settings: { routes: { locationPath: '/locations/{slug}' } } }) as unknown as Site

test('LOC-12 the nearest other places stand first, without the departments of the place itself, three at most', () => {
  const here = place('Artarmon', -33.81, 151.18)
  const all = [
    here,
    place('Artarmon workshop', -33.81, 151.18, 'service'),
    place('Melbourne', -37.81, 144.96),
    place('Parramatta', -33.81, 151.0),
    place('Nowhere', null, null),
    place('Newcastle', -32.93, 151.78),
  ]
  const near = nearestOthers(siteOf(all), here)
  expect(near.map(({ location }) => location.id)).toEqual(['Parramatta', 'Newcastle', 'Melbourne'])
  expect(near[0]?.km).toBeCloseTo(16.6, 0)
  const unplaced = nearestOthers(siteOf(all), place('Nowhere', null, null))
  expect(unplaced.map(({ km }) => km)).toEqual([null, null, null])
})
