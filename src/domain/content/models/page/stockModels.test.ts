import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { stockModels } from './stockModels'
import { allHere } from '@/src/domain/site/allHere.testing'

const model = (make: string, label: string) => ({
  label,
  slug: label.toLowerCase(),
  href: `/search/${make}/${label.toLowerCase()}`,
  total: 2,
  ...allHere({ new: 0, demo: 0, used: 2 }),
})
const counts = {
  makes: [
    { label: 'Kia', slug: 'kia', href: '/search/kia', total: 8 },
    { label: 'Audi', slug: 'audi', href: '/search/audi', total: 2 },
  ],
  models: { kia: ['Sportage', 'Rio', 'EV6', 'K4'].map((name) => model('kia', name)), audi: [model('audi', 'Q5')] },
}
const car = (name: string, price: number | null, photo = `/${name}.webp`) => {
  const [make = '', label = ''] = name.split(' ')
  const shared = { make, model: label, price, price_type: 'drive_away', car_type: 'used' } as const
  return { ...stockDocumentFixture(shared), images: [{ url: photo }] }
}
const byModel = (...cars: ReturnType<typeof car>[]) => stockModels(counts, cars, settingDefaults)
const all = [car('Kia Sportage', null, '/a.webp'), car('Kia Sportage', 18_990), car('Kia Rio', 1), car('Kia EV6', 2)]

test('RTE-29 without a new range the models in stock are listed, each with its number, lowest price and a picture', () => {
  const [kia] = byModel(...all).makes
  expect(kia).toMatchObject({ label: 'Kia', href: '/search/kia' })
  expect(kia?.models[0]).toMatchObject({ href: '/models/kia/sportage', count: 2, picture: '/a.webp' })
  expect(kia?.models[0]).toMatchObject({ priceFromDollars: 18_990, ages: ['2022', 'from 30,000 km'] })
  expect(kia?.models[0]?.from?.text).toBe('$18,990')
  // Of the K4 none can be bought now.
  expect(kia?.models.map(({ label }) => label)).toEqual(['Sportage', 'Rio', 'EV6'])
})

test('RTE-29 one of which none has a price says so in the site’s words; of one body it leads to the same page', () => {
  const cars = [car('Kia Rio', null)]
  const [rio] = stockModels(counts, cars, settingDefaults, 'SUV').others
  expect(rio).toMatchObject({ from: null, priceFromDollars: null, unpriced: settingDefaults.price.noPriceText })
  expect(rio?.href).toBe('/models/kia/rio')
})

test('RTE-29 LAW-04 a model begins at what a car costs to buy, also where it is for subscription, too', () => {
  const offered = { ...settingDefaults, subscriptions: { enabled: true } }
  const cars = [{ ...car('Kia Rio', 16_690), subscription_price: 119 }, car('Kia Rio', 19_790)]
  const [rio] = stockModels(counts, cars, offered).others
  expect(rio).toMatchObject({ priceFromDollars: 16_690, from: { text: '$16,690', basis: 'Drive Away' } })
})

test('RTE-29 models of makes that have only a few stand together, under their whole names', () => {
  const { makes, others } = byModel(car('Kia K4', 3), car('Audi Q5', 4))
  expect(makes).toEqual([])
  expect(others.map(({ label }) => label)).toEqual(['Audi Q5', 'Kia K4'])
})

test('RTE-29 a model is shown on the ground of the studio, also where a car of it begins with a scene', () => {
  const [scene = '', hero = ''] = ['scene', 'hero'].map((view) => `/studio/suv/grey/${view}.webp`)
  const rio = { ...car('Kia Rio', 1), images: [{ url: scene }, { url: hero }] }
  expect(byModel(rio).others[0]?.picture).toBe(hero)
})
