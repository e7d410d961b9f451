import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { paddingCells } from './paddingCells'
import { menuBrands } from './menuBrands'
import { MenuPanel } from './MenuPanel'
import { type MenuContent, panelOf } from './panelOf'
import { modelCategories } from './ModelPanel'

const count = (label: string, href: string, total: number) => ({ label, slug: label.toLowerCase(), href, total })
const counts: StockCounts = {
  total: 1204,
  conditions: [count('New', '/search/new-cars', 204)],
  bodies: [count('SUV', '/search/suv', 700)],
  makes: [count('Mazda', '/search/mazda', 300)],
  models: {},
  locations: {},
  kindTotals: {},
}
const brand = (title: string, slug: string, kind: 'car' | 'truck' = 'car') => ({
  title,
  slug,
  kind,
  logo: null,
  builtInLogo: null,
})
const model = (name: string, ...bodies: string[]) => ({
  id: name,
  label: name,
  href: `/${name.toLowerCase()}`,
  image: null,
  bodies,
})
const none: MenuContent = { counts: { ...counts, total: 0 }, models: [], brands: [], locations: [] }
const html = (...entry: Parameters<typeof panelOf>): string => {
  const panel = panelOf(...entry)
  return panel ? renderToStaticMarkup(<MenuPanel {...panel} />) : ''
}
const hrefs = (markup: string): string[] =>
  [...markup.matchAll(/<a[^>]* href="([^"]+)"/g)].flatMap(([, href]) => href ?? [])

describe('what opens below a menu entry', () => {
  test('CON-01 Our Stock is built from live counts, and keeps the links the dealership added', () => {
    const link = {
      label: 'Our Stock',
      href: '/search/new-used-and-demo-cars/',
      children: [
        { label: 'New', href: '/search/new-cars' },
        { label: 'Under $20,000', href: '/search/used-cars?price=0:20000', newTab: true },
      ],
    }
    const markup = html(link, { ...none, counts })
    expect(markup).toContain('1,204')
    expect(hrefs(markup)).toContain('/search/mazda')
    expect(hrefs(markup).filter((href) => href === '/search/new-cars')).toHaveLength(1)
    expect(markup).toMatch(/target="_blank"[^>]*>Under \$20,000/)
    // Without stock, or with the search engine down: the menu's own links.
    expect(hrefs(html(link, none))).toEqual(['/search/new-cars', '/search/used-cars?price=0:20000'])
  })

  test('CON-02 links to brands become a mega-menu with their logos, a brand without one shows its name', () => {
    const brands = [brand('Mazda', 'mazda'), brand('Isuzu UTE', 'isuzu-ute'), brand('Scania', 'scania', 'truck')]
    const children = brands.map(({ title, slug }) => ({ label: title, href: `/brands/${slug}` }))
    const markup = html({ label: 'Brands', href: '/brands', children }, { ...none, brands })
    expect(markup).toContain('/logos/mazda.svg)')
    expect(markup).not.toContain('/logos/isuzu-ute.svg')
    expect(markup).toContain('Isuzu UTE')
    expect(markup.indexOf('Cars')).toBeLessThan(markup.indexOf('Trucks'))
    expect(menuBrands([{ label: 'Gone', href: '/brands/gone' }], brands)).toEqual([])
    // An entry for all brands needs no links of its own.
    expect(hrefs(html({ label: 'Brands', href: '/brands' }, { ...none, brands }))).toContain('/brands/scania')
  })

  test('CON-03 models by category: all, then each body, with its tiles and the two buttons', () => {
    const models = [model('CX-5', 'SUV'), model('BT-50', 'Ute'), model('CX-90', 'SUV', 'Seven seats')]
    expect(modelCategories(models).map(({ slug, models: own }) => [slug, own.map(({ id }) => id)])).toEqual([
      ['all', ['CX-5', 'BT-50', 'CX-90']],
      ['suv', ['CX-5', 'CX-90']],
      ['ute', ['BT-50']],
      ['seven-seats', ['CX-90']],
    ])
    const markup = html({ label: 'Models', href: '/models' }, { ...none, models })
    expect(markup).toContain('data-in="all suv seven-seats"')
    expect(markup).toContain('[data-picked="suv"] [data-in]:not([data-in~="suv"]){display:none}')
    expect(markup).toContain('>Contact Us<')
    expect(markup).toContain('>Our Stock<')
    expect(markup).toContain('Discover')
  })

  test('CON-03 a category shows at most eight tiles, also those the first eight of all models lack', () => {
    const models = [...Array.from({ length: 12 }, (_, index) => model(`S${index}`, 'SUV')), model('U', 'Ute')]
    const markup = html({ label: 'Models', href: '/models' }, { ...none, models })
    expect(markup.match(/data-in="all/g)).toHaveLength(8)
    expect(markup).toContain('data-in="ute"')
  })

  test('CON-04 rows of a menu are padded to three', () => {
    expect([1, 2, 3, 4, 5, 6].map(paddingCells)).toEqual([2, 1, 0, 2, 1, 0])
    const children = ['a', 'b', 'c', 'd'].map((label) => ({ label, href: `/${label}` }))
    const markup = html({ label: 'Company', href: '/about-us', children }, none)
    expect(markup.match(/<li/g)).toHaveLength(6)
    expect(markup.match(/<li aria-hidden="true"/g)).toHaveLength(2)
  })

  test('CON-01 an entry without anything below it is a plain link', () => {
    expect(panelOf({ label: 'Offers', href: '/special-offers' }, none)).toBeNull()
    expect(panelOf({ label: 'Models', href: '/models' }, none)).toBeNull()
  })
})
