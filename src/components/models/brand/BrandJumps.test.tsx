import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandRows } from './BrandRows'
import { BrandJumps } from './BrandJumps'
import { type BrandRow, picturedRows } from './picturedRows'

const brandOf = (slug: string): BrandRow => ({
  title: slug.toUpperCase(),
  slug,
  logo: null,
  builtInLogo: null,
  href: `/brands/${slug}`,
  picture: null,
  price: null,
  stock: null,
  models: [],
  places: [],
})
const brands = ['toyota', 'hyundai', 'kia', 'ford', 'isuzu'].map(brandOf)
const draw = (grids: { title: string; brands: BrandRow[] }[], inRows: BrandRow[]) =>
  renderToStaticMarkup(<BrandJumps grids={grids} inRows={inRows} />)

test('CON-19 a long page of brands has ways down to each kind and each row; a short one and one of cards have none', () => {
  const kinds = ['New cars', 'Trucks'].map((title) => ({ title, brands }))
  expect(draw(kinds, [])).toMatch(/href="#kind-new-cars"[^>]*>New cars<span[^>]*>5</)
  expect(draw(kinds, [])).not.toContain('#brand-')
  const [first] = kinds
  if (!first) throw new Error('A kind is missing.')
  expect(draw([first], brands)).not.toContain('#kind-')
  expect(draw([first], brands)).toContain('href="#brand-kia"')
  expect(draw([first], brands.slice(0, 4))).not.toContain('<a')
})

test('CON-19 where fewer than half of the brands have a logo none is shown; elsewhere one without has its initials', () => {
  const drawnOf = (...slugs: string[]) =>
    [draw([], slugs.map(brandOf)), renderToStaticMarkup(<BrandRows brands={picturedRows(slugs.map(brandOf))} />)].map(
      (html) => [html.split('/logos/').length - 1, html.split('</text>').length - 1],
    )
  expect(drawnOf('toyota', 'hyundai', 'kia', 'ford', 'isuzu')).toEqual([
    [4, 1],
    [4, 1],
  ])
  expect(drawnOf('yamaha', 'jayco', 'hino', 'avida', 'isuzu')).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('CON-19 each way down leads to a row that is there', () => {
  const rows = renderToStaticMarkup(<BrandRows brands={picturedRows(brands)} />)
  for (const [, anchor] of draw([], brands).matchAll(/href="#([^"]+)"/g)) expect(rows).toContain(`id="${anchor}"`)
})

test('CON-19 LAW-04 a phone is told the lowest price with its basis, how many models there are, and the way to the stock', () => {
  const jayco: BrandRow = {
    ...brandOf('jayco'),
    kind: 'caravan',
    price: { text: '$35,990', basis: 'drive away', isNew: true },
    stock: { total: 6, href: '/search/jayco' },
  }
  const html = renderToStaticMarkup(<BrandRows brands={picturedRows([jayco])} />)
  expect(html).toMatch(/sm:hidden"><p>New from <span[^>]*>\$35,990<\/span><\/p><p>drive away<\/p>/)
  expect(html).toMatch(/href="\/search\/jayco".*See 6 JAYCO caravans in stock/)
  // Words, ways on and remarks are on every screen.
  const told = { ...jayco, description: 'Seen at Burpengary.', offer: { name: 'Free awning', href: '/offers/awning' } }
  const whole = renderToStaticMarkup(<BrandRows brands={picturedRows([told])} />)
  // The parts that a phone does without, each to the end of its element: none holds an element of its own name.
  const wideOnly = [...whole.matchAll(/<(\w+)[^>]*max-sm:hidden[^>]*>.*?<\/\1>/g)].join('')
  for (const words of ['Seen at', 'Explore', 'in stock', 'Free awning']) {
    expect(whole).toContain(words)
    expect(wideOnly).not.toContain(words)
  }
})

test('CON-19 a row shows the wide picture that its brand has of its own, otherwise a car of it', () => {
  const car = { url: '/media/car.webp', alt: '' }
  const pictureOf = (banner: BrandRow['banner']) =>
    renderToStaticMarkup(<BrandRows brands={picturedRows([{ ...brandOf('kia'), picture: car, banner }])} />)
  expect(pictureOf({ url: '/media/coast.webp', alt: '' })).toContain('coast.webp')
  expect(pictureOf(null)).toContain('car.webp')
})
