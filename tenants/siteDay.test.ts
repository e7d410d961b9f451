import { expect, test } from 'vitest'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { siteDay, siteZone } from '@/tenants/siteDay'

const place = (tenantId: string, state: string, primary: boolean) => {
  const location = locationFixture({ tenantId, primary })
  return { ...location, address: { ...location.address, state } }
}

test('LOC-09 a site’s clocks are those of its own main location, whatever its members have', () => {
  const locations = [place('member', 'QLD', true), place('own', 'NSW', false), place('own', 'WA', true)]
  const site = { id: 'own', locations }
  expect(siteZone(site)).toBe('Australia/Perth')
  expect(siteDay(site, new Date('2026-06-01T15:00:00Z'))).toBe('2026-06-01')
  expect(siteZone({ id: 'group', locations })).toBe('Australia/Sydney')
})
