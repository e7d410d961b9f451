import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { allHere } from '@/src/domain/site/allHere.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { Site } from '@/tenants/Site'
import { stockModelMetadata } from './stockModelMetadata'

const site = { name: 'Own Motors', origin: 'https://own.example', settings: settingDefaults } as Site
const toyota = { slug: 'toyota', label: 'Toyota', href: '/search/toyota', total: 2 }
const corolla = {
  slug: 'corolla',
  label: 'Corolla',
  href: '/search/toyota/corolla',
  total: 2,
  ...allHere({ new: 0, demo: 0, used: 2 }),
}
const cars = [
  stockDocumentFixture({ year: 2019, price: 16_690, price_type: 'drive_away' }),
  stockDocumentFixture({ year: 2024, price: 30_690, price_type: 'drive_away' }),
]
const metadataOf = (shown: typeof cars) => stockModelMetadata(site, { make: toyota, model: corolla, cars: shown })

test('RTE-29 SEO-01 a model in stock is found with its figures; that of a single vehicle is left to the vehicle’s own page', () => {
  const { title, description, robots } = metadataOf(cars)
  expect(title).toContain('Used Toyota Corolla: 2 in stock, prices by year')
  expect(description).toContain('built 2019–2024')
  expect(description).toContain('From $16,690 to $30,690 Drive Away')
  expect(robots).toBeUndefined()
  expect(metadataOf(cars.slice(0, 1)).robots).toMatchObject({ index: false })
})
