import { expect, test } from 'vitest'
import { type BrandFacts, type BrandStockCar, showBrands } from './brandCard'

const settings = {
  subscriptions: { enabled: false },
  price: { noPriceText: 'Enquire for price.', basisLabel: 'Excl. Govt. Charges' },
}
const none: BrandFacts = { models: [], cars: [], inStock: [], stock: null }
const brand = (slug: string) => ({ slug, title: slug, banner: null })
const picture = (name: string) => ({ url: `/${name}.webp`, alt: name })
const car = (price: number | null, photo: string): BrandStockCar => ({
  price,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  preorder: false,
  price_type: 'drive_away',
  images: [{ url: `/${photo}.webp` }],
})
const model = (slug: string, priceFromDollars: number | null, photo: string) => ({
  brand: { slug, title: slug },
  image: picture(photo),
  priceFromDollars,
})

test('CON-19 a brand begins at the lowest price of its models, drive away', () => {
  const models = [model('kia', 40_000, 'suv'), model('kia', 30_000, 'hatch'), model('ford', 20_000, 'ute')]
  const [kia] = showBrands([brand('kia')], () => ({ ...none, models, cars: [car(9_000, 'old')] }), settings)
  expect(kia?.price).toEqual({ text: '$30,000', basis: 'drive away' })
  expect(kia?.picture?.url).toBe('/suv.webp')
  // A new Picanto, which is no model of the range, costs less.
  const inStock = [{ newFromDollars: 22_990 }, { newFromDollars: null }]
  const [withStock] = showBrands([brand('kia')], () => ({ ...none, models, inStock }), settings)
  expect(withStock?.price).toEqual({ text: '$22,990', basis: 'drive away' })
})

test('CON-19 LAW-04 without models it begins at its cheapest car in stock, with what that price includes', () => {
  const cars = [car(null, 'a'), car(18_990, 'b'), car(15_990, 'c')]
  const [kia] = showBrands([brand('kia')], () => ({ ...none, cars }), settings)
  expect(kia?.price?.text).toBe('$15,990')
  expect(kia?.price?.basis).toBeTruthy()
  expect(showBrands([brand('kia')], () => ({ ...none, cars: [car(null, 'a')] }), settings)[0]?.price).toBeNull()
})

test('CON-19 no two brands show one picture while there is another', () => {
  const factsOf = ({ slug }: { slug: string }): BrandFacts => ({
    ...none,
    models: [model(slug, null, 'red')],
    cars: slug === 'mazda' ? [car(1, 'red'), car(2, 'blue')] : [],
  })
  const shown = showBrands([brand('kia'), brand('mazda'), brand('ford')], factsOf, settings)
  expect(shown.map((one) => one.picture?.url)).toEqual(['/red.webp', '/blue.webp', '/red.webp'])
})

test('a brand of which nothing is known has no picture, price or stock', () => {
  expect(showBrands([brand('kia')], () => none, settings)[0]).toMatchObject({ picture: null, price: null, stock: null })
})
