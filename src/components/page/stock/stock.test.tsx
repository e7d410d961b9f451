import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardRules } from '@/src/components/cards/CardRules'
import { StockRow } from '@/src/components/page/StockRow'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'

const rules = cardRules(settingDefaults, new Date('2026-05-04T10:00:00Z'))
const car = (id: string, more: Partial<StockCard> = {}) =>
  ({
    id,
    path: `/cars/${id}`,
    title: `2022 Toyota ${id}`,
    year: 2022,
    make: 'Toyota',
    model: id,
    badge: 'SX',
    series: null,
    car_type: 'used',
    item_type: 'car',
    status: 'in_stock',
    km: 30_000,
    price: 25_990,
    before_price: null,
    subscription_price: null,
    price_type: 'drive_away',
    location_name: 'Artarmon',
    images: [{ url: `/${id}.webp` }],
    created_at_timestamp: 1_700_000_000,
    ...more,
  }) as StockCard

const cars = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => car(id))
const draw = (layout: 'lead' | 'list' | 'gallery', shown = cars) =>
  renderToStaticMarkup(<StockRow layout={layout} cars={shown} rules={rules} title="In stock" />)

test.each([
  ['lead', 5],
  ['list', 6],
  ['gallery', 5],
] as const)('SEA-13 cars as a %s: %i of six, each a link with its name, place and price', (layout, shown) => {
  const html = draw(layout)
  expect([...html.matchAll(/<a [^>]*href="(\/cars\/\w)"/g)].map(([, href]) => href)).toEqual(
    cars.slice(0, shown).map(({ path }) => path),
  )
  expect(html).toMatch(/2022 Toyota A/)
  expect(html).toContain('Used · Artarmon')
  expect(html).toMatch(/\$25,990.*Drive Away/)
})

test.each(['lead', 'list', 'gallery'] as const)(
  'PRC-04 a %s says what is sold, and shows no picture where there is none',
  (layout) => {
    const html = draw(layout, [car('A', { status: 'sold', images: [] })])
    expect(html).toContain(settingDefaults.specifications.sold_tag_name)
    expect(html).not.toContain('<img')
  },
)

test('PRC-14 a row of cars that all have just arrived says so on none of them, a mixed row on those that have', () => {
  const arrived = { created_at_timestamp: rules.nowMs / 1000 - 60 }
  const tag = settingDefaults.specifications.just_arrived_tag_name
  const tags = (shown: StockCard[]) => draw('list', shown).split(`>${tag}<`).length - 1
  expect(tags([car('A', arrived), car('B', arrived)])).toBe(0)
  expect(tags([car('A', arrived), car('B')])).toBe(1)
})

test('SEA-13 without cars there is no section', () => {
  expect(draw('list', [])).toBe('')
})
