import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { KindsSearch } from './KindsSearch'
import { ModelsSearch } from './ModelsSearch'
import { PlacesSearch } from './PlacesSearch'
import { StockSearchForm } from './StockSearchForm'
import { WordsSearch } from './WordsSearch'
import { allHere } from '@/src/domain/site/allHere.testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const count = (label: string, slug: string, total: number) => ({ label, slug, href: `/search/${slug}`, total })
const mazda = count('Mazda', 'mazda', 41)
const counts: StockCounts = {
  total: 81,
  conditions: [count('All vehicles', 'all', 81), count('New', 'new', 32), count('Used', 'used', 49)],
  bodies: [count('SUV', 'suv', 43), count('Ute', 'ute', 7)],
  makes: [mazda, count('Toyota', 'toyota', 22)],
  models: {
    mazda: [
      { ...count('CX-5', 'cx-5', 12), ...allHere({ new: 4, demo: 0, used: 8 }) },
      // The only one was just sold.
      { ...count('MX-5', 'mx-5', 1), ...allHere({ new: 0, demo: 0, used: 0 }) },
    ],
  },
  locations: {},
  kindTotals: { car: 81 },
  middleDollars: 45_000,
}

const kinds = [
  { kind: 'caravan', label: 'Caravans', href: '/search/caravan', total: 42, image: '/a.webp' },
  { kind: 'truck', label: 'Trucks', href: '/search/truck', total: 20, image: null },
]
const looks = {
  fields: <StockSearchForm counts={counts} />,
  words: <WordsSearch counts={counts} />,
  kinds: <KindsSearch counts={counts} kinds={kinds} />,
  models: <ModelsSearch counts={counts} make={mazda} />,
  places: <PlacesSearch counts={counts} param="state" places={[{ value: 'VIC', label: 'Victoria', total: 30 }]} />,
}

test.each(Object.entries(looks))('CON-12 the search of %s is a plain form to the search page', (name, look) => {
  const html = renderToStaticMarkup(look)
  expect(html).toMatch(
    /<form role="search" aria-label="Search our stock"[^>]* action="\/search\/new-used-and-demo-cars\/"/,
  )
  const total = name === 'models' ? mazda.total : counts.total
  expect(html).toMatch(new RegExp(`<button type="submit".*Search ${total}<span[^>]*> vehicles</span>`))
})

test('CON-12 one sentence has no selects, and searches to press with how many they find', () => {
  const html = renderToStaticMarkup(looks.words)
  expect(html).not.toContain('<select')
  expect(html).toMatch(/SUV under \$45,000.*Ute<span[^>]*>7<.*Mazda CX-5<span[^>]*>12<.*Toyota<span[^>]*>22</)
})

test('CON-12 each kind in stock is a link with its number, and its picture or its icon', () => {
  const html = renderToStaticMarkup(looks.kinds)
  expect(html).toMatch(
    /href="\/search\/caravan".*<img[^>]*a\.webp.*Caravans.*42.*href="\/search\/truck".*<svg.*Trucks.*20/,
  )
})

test('CON-12 one make is asked for its models, condition and price, without a choice of makes', () => {
  const html = renderToStaticMarkup(looks.models)
  expect(html).toMatch(
    /Which Mazda\?.*name="make_model" checked="" value="".*Any Mazda.*name="make_model"[^>]*value="Mazda\|CX-5".*CX-5/,
  )
  // Of that make, as all its numbers are.
  expect(html).toContain('<input type="hidden" name="make" value="Mazda"/>')
  expect(html).toMatch(/name="car_type"[^>]*value="used".*Used.*8.*name="price"/)
  expect(html).not.toContain('<select name="make"')
  // Its models' numbers are those of their own cards, by another rule: here none, and none that cannot be had.
  expect(html).not.toMatch(/CX-5<span|MX-5/)
  expect(html).toMatch(/<a [^>]*href="\/search\/new-used-and-demo-cars\/?\?make=Toyota".*Other makes.*22/)
})

test('CON-12 a model that is sold new and of which none is here is found by all models', () => {
  const draw = (...range: string[]) => renderToStaticMarkup(<ModelsSearch counts={counts} make={mazda} range={range} />)
  expect(draw('CX-5', 'MX-5')).toMatch(/<a [^>]*href="\/models\/?"[^>]*>All models/)
  expect(draw('CX-5')).not.toContain('All models')
  expect(draw()).not.toContain('All models')
})

test('CON-12 a group asks where first, by the search page’s own parameter', () => {
  const html = renderToStaticMarkup(looks.places)
  expect(html).toMatch(
    /Where.*<select[^>]*name="state".*<option value="VIC">Victoria \(30\).*name="make".*name="price"/,
  )
})
