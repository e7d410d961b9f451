import { expect, test } from 'vitest'
import { type BrandKind, brandsByKind } from '../brandKinds'
import { type BrandFacts, type BrandStockCar, newAndUsed, showBrands } from './brandCard'

const settings = {
  subscriptions: { enabled: false },
  price: { noPriceText: 'Enquire for price.', basisLabel: 'Excl. Govt. Charges' },
}
const none: BrandFacts = { models: [], cars: [], prices: {}, listed: [], stock: null }
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
const model = (slug: string, photo: string) => ({ brand: { slug, title: slug }, image: picture(photo) })

test('CON-19 a brand sold new begins at what a new one costs here, named where it is listed, and not at a used one', () => {
  const models = [model('kia', 'suv'), model('kia', 'hatch'), model('ford', 'ute')]
  const prices = { newFrom: { 'kia/sportage': 40_000, 'kia/picanto': 22_990, 'ford/ranger': 20_000 } }
  const facts = { ...none, models, prices, cars: [car(9_000, 'old')] }
  const [kia] = showBrands([brand('kia')], () => facts, settings)
  expect(kia?.price).toEqual({ text: '$22,990', basis: 'drive away', isNew: true, model: null })
  expect(kia?.picture?.url).toBe('/suv.webp')
  const listed = [{ slug: 'picanto', label: 'Picanto' }]
  expect(showBrands([brand('kia')], () => ({ ...facts, listed }), settings)[0]?.price?.model).toBe('Picanto')
})

test('CON-19 LAW-04 without models it begins at its cheapest car in stock, with what that price includes', () => {
  const cars = [car(null, 'a'), car(18_990, 'b'), car(15_990, 'c')]
  const [kia] = showBrands([brand('kia')], () => ({ ...none, cars }), settings)
  expect(kia?.price?.text).toBe('$15,990')
  expect(kia?.price?.basis).toBeTruthy()
  expect(showBrands([brand('kia')], () => ({ ...none, cars: [car(null, 'a')] }), settings)[0]?.price).toBeNull()
})

test('CON-19 LAW-04 of a car that is for subscription, too, it begins at what that costs to buy', () => {
  const offered = { ...settings, subscriptions: { enabled: true } }
  const cars = [{ ...car(15_990, 'a'), subscription_price: 119 }, car(18_990, 'b')]
  expect(showBrands([brand('kia')], () => ({ ...none, cars }), offered)[0]?.price?.text).toBe('$15,990')
})

test('CON-19 no two brands show one picture while there is another', () => {
  const factsOf = ({ slug }: { slug: string }): BrandFacts => ({
    ...none,
    models: [model(slug, 'red')],
    cars: slug === 'mazda' ? [car(1, 'red'), car(2, 'blue')] : [],
  })
  const shown = showBrands([brand('kia'), brand('mazda'), brand('ford')], factsOf, settings)
  expect(shown.map((one) => one.picture?.url)).toEqual(['/red.webp', '/blue.webp', '/red.webp'])
})

test('CON-19 no two brands show one vehicle of the studio, in another colour, while there is another', () => {
  const photos: Record<string, string[]> = {
    jayco: ['caravan/white/hero'],
    crusader: ['caravan/sand/hero', 'pop-top/white/hero'],
    coromal: ['caravan/white/hero', 'caravan/grey/hero'],
  }
  const factsOf = ({ slug }: { slug: string }): BrandFacts => ({
    ...none,
    models: (photos[slug] ?? []).map((photo) => model(slug, `studio/${photo}`)),
  })
  const shown = showBrands(Object.keys(photos).map(brand), factsOf, settings)
  expect(shown.map((one) => one.picture?.url)).toEqual(
    ['caravan/white', 'pop-top/white', 'caravan/grey'].map((name) => `/studio/${name}/hero.webp`),
  )
})

test('a brand of which nothing is known has no picture, price or stock', () => {
  expect(showBrands([brand('kia')], () => none, settings)[0]).toMatchObject({ picture: null, price: null, stock: null })
})

const of = (kind: BrandKind, slug: string) => ({ kind, slug })

test('CON-08 kinds stand in the order of the first brand of each, a group’s dealerships after them', () => {
  const grids = brandsByKind([of('group', 'bay'), of('caravan', 'jayco'), of('truck', 'hino'), of('caravan', 'avida')])
  expect(grids.map(({ title }) => title)).toEqual(['Caravans', 'Trucks', 'Dealerships'])
  expect(grids[0]?.brands.map(({ slug }) => slug)).toEqual(['jayco', 'avida'])
})

const sold = (slug: string, basis: string | null, stock: object | null = {}) => ({
  slug,
  price: basis === null ? null : { basis },
  stock,
})
const split = (...brands: ReturnType<typeof sold>[]) =>
  newAndUsed({ title: 'Cars', brands }, ({ slug }) => slug.startsWith('new'))

test('CON-19 brands sold new and brands in stock used only are two grids; of one sort alone the kind is one', () => {
  const grids = split(sold('new-kia', 'drive away'), sold('audi', 'drive away'), sold('new-bmw', null, null))
  expect(grids.map(({ title, brands }) => [title, brands.length])).toEqual([
    ['New cars', 2],
    ['Used cars', 1],
  ])
  expect(split(sold('audi', null)).map(({ title }) => title)).toEqual(['Cars'])
  // Without stock nothing of it is used.
  expect(split(sold('new-kia', null), sold('lotus', null, null)).map(({ title }) => title)).toEqual(['Cars'])
})

test('LAW-04 used brands name prices of one kind, or none', () => {
  const used = (...bases: string[]) =>
    split(sold('new-kia', 'drive away'), ...bases.map((basis) => sold(basis, basis)))[1]?.brands
  expect(used('Drive Away', 'Drive Away')?.every(({ price }) => price)).toBe(true)
  expect(used('Drive Away', 'Excl. Govt. Charges')?.some(({ price }) => price)).toBe(false)
})
