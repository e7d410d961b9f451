import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { SiteLocation } from '@/tenants/Site'
import { BrandPlaces } from './BrandPlaces'

const place = (id: string, name: string) =>
  ({
    id,
    name,
    slug: id,
    phone: null,
    address: { street: null, city: name, state: 'NSW', postcode: null, placeUrl: null },
    openingHours: [],
    specialHours: [],
  }) as unknown as SiteLocation
const [bay, hill] = [place('bay', 'Bay'), place('hill', 'Hill')]
const car = { location_name: 'Hill', item_type: 'car', images: [{ url: '/car.webp' }] } as unknown as StockCard

const draw = (standing: Record<string, number>, photos = new Map<string, string>()) =>
  renderToStaticMarkup(
    <BrandPlaces
      site={{ settings: settingDefaults }}
      title="Audi"
      make="Audi"
      standing={standing}
      places={[hill, bay].filter(({ name }) => standing[name])}
      cars={[car]}
      photos={photos}
    />,
  )

test('ENT-10 where a brand is seen: the place with most of it first, each with its picture and its number', () => {
  const html = draw({ Bay: 1, Hill: 4 }, new Map([['hill', '/hill.webp']]))
  expect(html).toContain('Where to see an Audi')
  expect(html).toMatch(/hill\.webp.*Hill.*See <span[^>]*>4<\/span> cars.*Bay.*See <span[^>]*>1<\/span> car/s)
})

test('ENT-10 a place without a picture shows one of its cars, and a brand seen nowhere has no section', () => {
  expect(draw({ Hill: 1 })).toContain('car.webp')
  expect(draw({})).toBe('')
})

test('RTE-30 the number of a place is of those in stock, as the search behind it is', () => {
  expect(draw({ Hill: 4 })).toMatch(
    /href="\/search\/[^"]*make=Audi[^"]*status=in_stock"[^>]*>.*See <span[^>]*>4<\/span> cars/,
  )
})
