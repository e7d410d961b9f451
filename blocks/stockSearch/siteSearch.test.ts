import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'
import { type SearchLook, siteSearch } from './siteSearch'
import { allHere } from '@/src/domain/site/allHere.testing'

const stock = vi.hoisted(() => ({ counts: {} as StockCounts, isWhole: true }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/src/data/search/getStockCounts', () => ({ getStockCounts: async () => stock.counts }))
vi.mock('@/src/data/content/getRange', () => ({
  getRange: async () => [
    { name: 'Journey', brand: { slug: 'jayco' } },
    { name: 'D-MAX', brand: { slug: 'isuzu' } },
    ...(stock.isWhole ? [] : [{ name: 'Swan', brand: { slug: 'jayco' } }]),
  ],
}))
vi.mock('@/src/data/cars/getStockRow', () => ({ getStockRow: async () => [] }))

const site = {
  locations: [
    { name: 'Bay', address: { state: 'NSW' } },
    { name: 'Hill', address: { state: 'VIC' } },
  ],
} as unknown as Site

const count = (label: string, total: number) => ({ label, slug: label.toLowerCase(), href: `/${label}`, total })
const listed = { new: 1, demo: 0, used: 0 }

beforeEach(() => {
  stock.isWhole = true
  stock.counts = {
    total: 10,
    conditions: [count('All vehicles', 10)],
    bodies: [count('Caravan', 6)],
    makes: [count('Jayco', 6), count('Isuzu', 4)],
    models: { jayco: [{ ...count('Journey', 6), ...allHere(listed) }] },
    locations: { Bay: 6, Hill: 4 },
    kindTotals: { caravan: 6, truck: 4 },
  }
})

const draw = async (look: SearchLook, label?: string) => {
  const { form, suggests } = await siteSearch(site, { look, boxed: false, label })
  return { html: renderToStaticMarkup(form), suggests }
}

test('CON-12 kinds lead to their body’s page where all of them are of it, else to a search for the kind', async () => {
  const { html, suggests } = await draw('kinds')
  expect(html).toMatch(/href="\/Caravan".*Caravans.*6.*href="[^"]*\?item_type=truck".*Trucks.*4/)
  expect(suggests).toBe(true)
})

test('CON-12 one make’s models lead to all of its range where some of it are no choice', async () => {
  expect((await draw('models')).html).not.toContain('All models')
  stock.isWhole = false
  expect((await draw('models')).html).toContain('All models')
})

test.each(['fields', 'words', 'kinds', 'models', 'places'] as const)(
  'A11Y-01 the search of %s has the name of its section, which tells it from the hero’s',
  async (look) => {
    expect((await draw(look, 'What next?')).html).toMatch(/<form role="search" aria-label="What next\?"/)
  },
)

test('CON-12 a look about what the stock has too little of is the usual search', async () => {
  expect((await draw('models')).html).toContain('Which Jayco?')
  const { models } = stock.counts
  stock.counts = { ...stock.counts, models: {} }
  expect((await draw('models')).html).toContain('name="make"')
  stock.counts = { ...stock.counts, models }
  expect((await draw('places')).html).toContain('New South Wales (6)')
  stock.counts = {
    ...stock.counts,
    makes: [count('Jayco', 5), count('Isuzu', 5)],
    locations: { Bay: 10 },
    kindTotals: { caravan: 10 },
  }
  for (const look of ['kinds', 'models', 'places'] as const) {
    const { html, suggests } = await draw(look)
    expect(html, look).toMatch(/name="make".*name="make_model".*name="price"/)
    expect(suggests, look).toBe(false)
  }
})
