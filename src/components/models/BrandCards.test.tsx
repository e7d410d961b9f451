import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelTile } from '@/src/domain/content/models/modelTile'
import { BrandCards, type BrandTile } from './BrandCards'
import { BrandRows } from './brand/BrandRows'
import { picturedRows } from './brand/picturedRows'

const brand: BrandTile = {
  title: 'Harley-Davidson',
  slug: 'harley-davidson',
  logo: null,
  builtInLogo: null,
  href: '/brands/h',
  picture: null,
  price: null,
  stock: null,
}
const drawn = (tile: Partial<BrandTile>) => renderToStaticMarkup(<BrandCards brands={[{ ...brand, ...tile }]} />)

test('CON-19 a brand with a null logo shows its name, and only once', () => {
  const html = drawn({})
  expect(html.match(/Harley-Davidson/g)).toHaveLength(1)
  expect(html).not.toContain('<img')
})

test('CON-19 a tile has a car of the brand, its price with what it includes, and a link of its own to the stock', () => {
  const html = drawn({
    picture: { url: '/bike.webp', alt: '' },
    price: { text: '$33,495', basis: 'drive away' },
    stock: { total: 8, href: '/search/harley-davidson' },
  })
  expect(html).toContain('bike.webp')
  expect(html).toContain('$33,495')
  expect(html).toContain('drive away')
  expect(html).toContain('aria-label="8 in stock: Harley-Davidson"')
  expect(html.match(/<a /g)).toHaveLength(2)
})

test('CON-19 each brand has its logo; where one of a list has none, all names are set as wordmarks', () => {
  const picture = { url: '/car.webp', alt: '' }
  const cards = (...slugs: string[]) =>
    renderToStaticMarkup(<BrandCards brands={slugs.map((slug) => ({ ...brand, slug, picture }))} />)
  const [marked, mixed] = [cards('toyota', 'mazda'), cards('toyota', 'harley-davidson')]
  expect([marked, mixed].map((html) => html.split('/logos/').length - 1)).toEqual([2, 1])
  expect([marked, mixed].map((html) => html.match(/<h3 class="[^"]*text-heading/g)?.length ?? 0)).toEqual([0, 2])
})

test('CON-08 a tile that leads to the stock has no second link there', () => {
  const html = drawn({ href: '/search/h', stock: { total: 8, href: '/search/h' } })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('8 to see')
})

test('CON-19 a row names its models and their prices, and by its name another new one that costs less', () => {
  const sportage = modelTile({ id: '1', name: 'Sportage', slug: 'kia-sportage', price_from: 40_490 })
  const row = (text: string, priceFromDollars: number | null = 40_490) => {
    const models = [{ ...sportage, priceFromDollars }]
    const kia = { ...brand, price: { text, basis: 'drive away', isNew: true, model: 'Picanto' }, models, places: [] }
    return renderToStaticMarkup(<BrandRows brands={picturedRows([kia])} />)
  }
  expect(row('$20,490')).toMatch(/New Picanto in stock from .*\$20,490.*\$40,490/)
  expect(row('$40,490')).not.toContain('Picanto')
  // No model has a price: the lowest is that of any car.
  expect(row('$20,490', null)).not.toContain('$20,490')
})

test('ENT-10 a row names what a group’s dealership sells, and one remark: its offer, else where it is', () => {
  const row = { ...brand, models: [], places: ['3 at Bay Yard'], sells: ['Kia', 'Ford'] }
  const offer = { name: 'Free mats', href: '/offers/mats' }
  const [offered, without] = [{ ...row, offer }, row].map((one) =>
    renderToStaticMarkup(<BrandRows brands={picturedRows([one])} />),
  )
  expect(offered).toContain('Kia · Ford')
  expect(offered).toMatch(/href="\/offers\/mats"[^>]*>.*Free mats/)
  expect(offered).not.toContain('Bay Yard')
  expect(without).toContain('3 at Bay Yard')
})

test('CON-19 a row leads to its brand, and says of what its stock is', () => {
  const row = (more: Partial<BrandTile> & { kind?: string; sells?: string[] }) =>
    renderToStaticMarkup(
      <BrandRows
        brands={picturedRows([{ ...brand, stock: { total: 8, href: '/search/h' }, models: [], places: [], ...more }])}
      />,
    )
  const bikes = row({ kind: 'motorcycle' })
  expect(bikes).toMatch(/href="\/brands\/h"[^>]*>Explore Harley-Davidson/)
  expect(bikes).toContain('See 8 Harley-Davidson motorcycles in stock')
  expect(row({ kind: 'group', sells: ['Kia'] })).toContain('See all 8 at Harley-Davidson')
  // Each row of its own has its brand's logo.
  expect(row({ slug: 'toyota' })).toContain('/logos/')
  expect(bikes).not.toContain('/logos/')
})

test('CON-19 on a phone several brands of one of a page’s lists are swiped; a list alone, or of one brand, is not', () => {
  const rows = picturedRows(['h', 'y'].map((slug) => ({ ...brand, slug, models: [], places: [] })))
  expect(renderToStaticMarkup(<BrandRows brands={rows} swipes />)).toContain('phone-row')
  expect(renderToStaticMarkup(<BrandRows brands={rows} />)).not.toContain('phone-row')
  expect(renderToStaticMarkup(<BrandRows brands={rows.slice(1)} swipes />)).not.toContain('phone-row')
})
