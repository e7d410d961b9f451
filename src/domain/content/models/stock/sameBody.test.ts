import { expect, test } from 'vitest'
import type { StockModel } from '../page/stockModels'
import { sameBody } from './sameBody'
import { stockModelPath } from './stockModelPath'

const model = (slug: string, body: string, priceFromDollars: number | null): StockModel => ({
  slug,
  label: slug,
  href: stockModelPath('kia', slug),
  count: 1,
  picture: null,
  from: null,
  unpriced: '',
  ages: [],
  facts: [],
  body,
  priceFromDollars,
})

const kia = { slug: 'kia', label: 'Kia', href: '/search/kia', total: 4 }
const models = [
  model('Rio', 'Hatchback', 18_000),
  model('Cerato', 'Hatchback', 30_000),
  model('Picanto', 'Hatchback', 15_000),
  model('K4', 'Sedan', 18_000),
]
const jazz = { ...model('Jazz', 'Hatchback', null), label: 'Honda Jazz' }
const stock = { makes: [{ ...kia, models }], others: [jazz] }

test('RTE-29 beside a model are others of its body under their whole names, those nearest in price first', () => {
  const beside = sameBody(stock, '/models/kia/Rio', 3)
  expect(beside?.body).toBe('Hatchback')
  expect(beside?.models.map(({ label }) => label)).toEqual(['Kia Picanto', 'Kia Cerato', 'Honda Jazz'])
  expect(sameBody(stock, '/models/kia/Rio', 1)?.models).toHaveLength(1)
})

test('RTE-29 nothing is beside the only one of its body, nor one that cannot be bought now', () => {
  expect(sameBody(stock, '/models/kia/K4', 3)).toBe(null)
  expect(sameBody(stock, '/models/kia/EV6', 3)).toBe(null)
})
