import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandBand } from './BrandBand'

const toyota = {
  title: 'Toyota',
  slug: 'toyota',
  logo: null,
  builtInLogo: null,
  href: '/brands/toyota',
  picture: { url: '/car.webp', alt: '' },
  price: { text: '$28,990', basis: 'drive away', isNew: true },
  stock: { total: 18, href: '/search/toyota' },
}

test('CON-08 CON-19 a band has each brand once: one link with logo, name, price and number in stock, no picture of a car', () => {
  const html = renderToStaticMarkup(<BrandBand brands={[toyota]} />)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('/logos/toyota.svg')
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Toyota18 in stockNew from $28,990 drive away')
  expect(html).not.toContain('<img')
})

test('CON-19 a brand without logo, price and stock is its name', () => {
  const bare = { ...toyota, slug: 'isuzu-ute', title: 'Isuzu UTE', price: null, stock: null }
  const html = renderToStaticMarkup(<BrandBand brands={[bare]} />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Isuzu UTE')
  // Beside others with a logo it has its initials.
  const beside = renderToStaticMarkup(<BrandBand brands={[toyota, bare]} />)
  expect(beside.replaceAll(/<[^>]+>/g, '')).toContain('Isuzu UTEIU')
})
