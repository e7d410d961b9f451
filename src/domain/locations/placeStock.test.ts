import { expect, test } from 'vitest'
import { placeStock } from './placeStock'

const departments = [{ name: 'Yard' }, { name: 'Service' }, { name: 'Overflow' }]
const counts = { Yard: 12, Overflow: 3, Elsewhere: 9 }
const at = (kinds: string[]) => placeStock({ departments, counts, kinds, urlStyle: 'flat' })

test('LOC-01 what stands at a place is counted over its departments, and its link searches those that have stock', () => {
  const stock = at([])
  expect(stock?.count).toBe(15)
  expect(stock?.href).toContain('Yard')
  expect(stock?.href).toContain('Overflow')
  expect(stock?.href).not.toContain('Service')
  expect(placeStock({ departments, counts: {}, kinds: [], urlStyle: 'flat' })).toBeNull()
})

test('LOC-01 it is called what it is: caravans at a yard of caravans, vehicles where there are several kinds or none is known', () => {
  expect(at(['caravan'])?.noun.many).toBe('caravans')
  expect(at(['truck', 'car'])).toMatchObject({ noun: { many: 'vehicles' }, kinds: ['truck', 'car'] })
  expect(at([])?.noun.many).toBe('vehicles')
})
