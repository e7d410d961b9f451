import type { Field } from 'payload'
import { expect, test, vi } from 'vitest'
import { FEED_LIMITS } from '@/src/domain/feeds/feedLimits'
import { columnPlan } from '@/src/domain/feeds/columns/columnPlan'
import { ownableFields } from '@/src/domain/feeds/columns/suppliedFields'
import { carColumns } from '@/src/domain/feeds/plan/carColumns'
import { sentCar } from '@/src/domain/feeds/plan/sentCar'
import { rowReader } from '@/src/domain/feeds/rows/rowToCar'
import type { FeedClientProfile } from '@/src/domain/feeds/rows/FeedRow'
import { openApiDocument } from '@/src/domain/openapi/openApiDocument'
import { outboundCar, outboundSite } from '@/src/domain/outbound/outboundCar.testing'
import { stockFacts } from '@/src/domain/outbound/stockFacts'
import { buildStockDocument } from '@/src/domain/search/index/buildStockDocument'
import { carSchema } from '@/src/domain/stock/car/Car'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { carInput } from '@/src/domain/stock/car/carInput'
import { specGroups } from '@/src/domain/stock/specifications/specGroups'
import { outboundRow } from '@/src/data/outbound/outboundRow'
import { offlineConfig } from './offlineConfig'

/** The one row that README.md asks for, 'How do I add a car field'. */
vi.mock('@/src/domain/stock/fields/technicalFields', async (importOriginal) => {
  const { technicalFields } = await importOriginal<{ technicalFields: object }>()
  const wheel_size = {
    kind: 'number',
    label: 'Wheel size',
    unit: 'mm',
    help: 'Diameter of the rims.',
    search: 'kept',
    spec: ['specifications', 'Wheels'],
    outbound: 'column',
    sent: { note: 'Diameter of the wheels in mm.', example: 457, aliases: 'rimsize rims' },
  }
  return { technicalFields: { ...technicalFields, wheel_size } }
})

const named = (fields: Field[], name: string): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => named(tab.fields, name))
    if ('name' in field && field.name === name) return [field]
    return 'fields' in field ? named(field.fields, name) : []
  })

test('CMS-01 a new row of the table of car fields is in the admin’s form, with its label and hint', async () => {
  const cars = (await offlineConfig()).collections.find(({ slug }) => slug === 'cars')
  const admin = { description: 'Diameter of the rims.' }
  expect(named(cars?.fields ?? [], 'wheel_size')).toMatchObject([
    { name: 'wheel_size', type: 'number', label: 'Wheel size (mm)', min: 0, admin },
  ])
})

test('FEED-01 it is read over the API as senders write it, and documented there', () => {
  const car = { make: 'Toyota', model: 'Hilux', wheel_size: ' 457 mm' }
  expect(carInput(car, { partial: false })).toMatchObject({ ok: true, car: { wheel_size: 457 } })
  expect(carInput({ ...car, wheel_size: 'big' }, { partial: false })).toEqual({
    ok: false,
    errors: [{ path: 'wheel_size', message: "'big' is not a number." }],
  })
  expect(JSON.stringify(openApiDocument('https://platform.example.com').components.schemas.CarRequest)).toContain(
    '"wheel_size":{"description":"Diameter of the wheels in mm.","examples":[457]',
  )
})

test('FEED-01 FEED-06 a feed’s column fills it under a usual name, staff’s edit locks it', () => {
  const client: FeedClientProfile = { profile: 'generic', mapping: [], priceBasis: null }
  const read = rowReader(client, columnPlan(client), FEED_LIMITS)
  const row = read({ line: 2, kind: 'values', columns: ['Make', 'Model', 'Rim size'], values: ['Kia', 'Rio', '432'] })
  if (row.kind !== 'car') throw new Error(JSON.stringify(row))
  expect(sentCar(row.car, undefined).values).toMatchObject({ wheel_size: 432 })
  expect(carColumns).toContainEqual({ column: 'wheel_size', type: 'numeric', path: ['wheel_size'] })
  expect(ownableFields).toContainEqual({ path: 'wheel_size', initial: null })
})

test('FEED-09 outbound feeds read it from the database and have it as their last column', () => {
  expect(outboundRow.shape).toHaveProperty('wheel_size')
  const [name, valueOf] = stockFacts.at(-1) ?? []
  expect(name).toBe('wheel_size')
  expect(valueOf?.(Object.assign(outboundCar(), { wheel_size: 457 }), outboundSite())).toBe(457)
})

test('CAR-31 CAR-39 it is in the search document and in the specifications of the car’s page', () => {
  const owner = {
    ...{ id: 't', name: 'Own', slug: 'own', sites: ['own'], seriesValues: [], wasPriceMinDays: 0, minComparables: 5 },
    ...{ financeProvider: '', estimateRule: null, estimateExcluded: true },
  }
  const stored = { id: 'c', slug: 'kia-rio', make: 'Kia', model: 'Rio', car_type: 'used', status: 'in_stock' }
  const car = { ...stored, wheel_size: 1432 }
  expect(buildStockDocument({ car, owner, place: null, now: new Date() })).toMatchObject({ wheel_size: 1432 })
  const page = carSchema.parse({ ...carFixture(), wheel_size: 1432 })
  const rows = specGroups(page).flatMap((group) => group.rows)
  expect(rows).toContainEqual({ label: 'Wheels', value: '1,432 mm' })
})
