import { expect, test } from 'vitest'
import { buildSettings } from '@/tenants/settings/buildSettings'
import { placeStock } from './placeStock'

const site = { settings: buildSettings(() => undefined) }

test('LOC-01 what stands at a place is counted over its departments, and its link searches those that have stock', () => {
  const departments = [{ name: 'Yard' }, { name: 'Service' }, { name: 'Overflow' }]
  const stock = placeStock(site, departments, { Yard: 12, Overflow: 3, Elsewhere: 9 })
  expect(stock?.count).toBe(15)
  expect(stock?.href).toContain('Yard')
  expect(stock?.href).toContain('Overflow')
  expect(stock?.href).not.toContain('Service')
  expect(placeStock(site, departments, {})).toBeNull()
})
