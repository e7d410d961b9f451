import { expect, test, vi } from 'vitest'
import type { ConditionCounts } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'
import { stockModelPages } from './stockModelPages'

const counts = (used: number): ConditionCounts => ({ new: 0, demo: 0, used })
const model = (label: string, here: number, coming: number, sold = 0) => ({
  label,
  slug: label.toLowerCase(),
  href: '',
  total: here + coming + sold,
  listed: counts(here + coming + sold),
  available: { here: counts(here), coming: counts(coming) },
})

vi.mock('../search/getStockCounts', () => ({
  getStockCounts: async () => ({
    makes: [
      { label: 'Kia', slug: 'kia' },
      { label: 'Audi', slug: 'audi' },
    ],
    models: { kia: [model('Rio', 2, 0), model('K4', 1, 1), model('EV6', 1, 0, 3)] },
  }),
}))

test('RTE-29 SEO-01 the sitemap has models of which several are here or on their way, and no model of a single one', async () => {
  expect((await stockModelPages({} as Site)).map(({ path, label }) => [path, label])).toEqual([
    ['/models/kia/rio', 'Kia Rio'],
    ['/models/kia/k4', 'Kia K4'],
  ])
})
