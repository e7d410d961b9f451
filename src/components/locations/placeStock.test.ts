import { expect, test } from 'vitest'
import { buildSettings } from '@/tenants/settings/buildSettings'
import { placeStock } from './placeStock'

const site = { settings: buildSettings(() => undefined) }

test('LOC-01 what stands at a place is counted over its departments, and its link searches those that have stock', () => {
  const departments = [{ name: 'Yard' }, { name: 'Service' }, { name: 'Overflow' }]
  const { count, href } = placeStock(site, departments, { Yard: 12, Overflow: 3, Elsewhere: 9 })
  expect(count).toBe(15)
  expect(href).toContain('Yard')
  expect(href).toContain('Overflow')
  expect(href).not.toContain('Service')
  expect(placeStock(site, departments, {}).count).toBe(0)
})
