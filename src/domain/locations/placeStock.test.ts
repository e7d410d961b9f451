import { expect, test } from 'vitest'
import { placeDoors, type PlaceStock, placeStock } from './placeStock'

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

const sales = { id: 'yard', locationType: 'sales' } as const
const service = { id: 'workshop', locationType: 'service' } as const
const stockOf = (...kinds: string[]): PlaceStock => ({
  count: 12,
  href: '#stock',
  noun: { one: 'vehicle', many: 'vehicles' },
  kinds,
})
const labelsAt = (...asked: Parameters<typeof placeDoors>) => placeDoors(...asked).map(({ label }) => label)

test('a place offers what its departments and its stock allow', () => {
  expect(labelsAt({ departments: [sales, service], stock: stockOf('car') }, '#yard')).toEqual([
    'See 12 vehicles',
    'Book service',
    'Test drive',
  ])
  expect(labelsAt({ departments: [service], stock: null }, '#yard')).toEqual(['Book service'])
  expect(placeDoors({ departments: [sales], stock: null }, '#yard')).toEqual([])
  expect(placeDoors({ departments: [service], stock: null }, '#yard')[0]?.href).toContain('location_id=workshop')
})

test('a motorcycle is ridden, a caravan looked at where it is, and of several kinds some are driven', () => {
  const lastAt = (...kinds: string[]) => placeDoors({ departments: [sales], stock: stockOf(...kinds) }, '/yard').at(-1)
  expect(lastAt('motorcycle')).toEqual({ label: 'Test ride', href: '/book-test-drive/at/yard' })
  expect(lastAt('caravan')).toEqual({ label: 'Book an inspection', href: '/yard#enquire' })
  expect(lastAt('truck', 'caravan')).toEqual({ label: 'Test drive', href: '/book-test-drive/at/yard' })
})
