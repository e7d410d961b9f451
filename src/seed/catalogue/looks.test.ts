import { expect, test } from 'vitest'
import { demoTenants } from '@/tenants/demo/demoTenants'
import { catalogue } from './catalogue'

const looksOf = (make: string, name: string) =>
  new Set<string>(
    catalogue
      .filter((one) => one.make === make && one.model === name)
      .flatMap((one) => one.badges.map(({ differs }) => differs?.studioBody ?? one.studioBody)),
  )

test.each([
  ['Yamaha', 'Ténéré 700', ['adventure']],
  ['Yamaha', 'YZF-R7', ['sportbike']],
  ['Yamaha', 'MT-09', ['motorcycle']],
  ['Harley-Davidson', 'Low Rider S', ['cruiser']],
  ['Toyota', 'HiAce', ['van']],
  ['LDV', 'Deliver 9', ['van-high']],
  ['Mazda', 'MX-5', ['convertible']],
  ['Kia', 'Picanto', ['city-hatch']],
  ['Toyota', 'Corolla', ['hatch', 'sedan']],
  ['Toyota', 'HiLux', ['ute', 'tray-ute']],
  ['Fuso', 'Canter', ['tipper', 'truck']],
  ['Jayco', 'Starcraft', ['pop-top']],
  ['Avida', 'Birdsville', ['motorhome']],
])('CAR-17 the pictures of a %s %s are those of its kind', (make, name, bodies) => {
  expect(looksOf(make, name)).toEqual(new Set(bodies))
})

test('motorcycles, trucks and caravans keep their kind whatever they look like', () => {
  for (const entry of catalogue) {
    const towedOrLived = entry.caravan !== null || entry.body === 'Motorhome'
    if (towedOrLived) expect(entry.itemType).toBe('caravan')
    if (entry.simpleBody === 'Motorcycle') expect(entry.itemType).toBe('motorcycle')
    if (entry.simpleBody === 'Truck') expect(entry.itemType).toBe('truck')
  }
})

const bodyOf = (picture: string): string => picture.split('/')[0] ?? ''

test('CAR-17 a dealership shows a model, and an offer of it, in the body that the model’s stock has', () => {
  const wrong = demoTenants.flatMap(({ slug, brands, models, offers }) =>
    models.flatMap((model) => {
      const make = brands.find((brand) => brand.slug === model.brand)?.name ?? ''
      const looks = looksOf(make, model.name)
      const shown = [model.picture, ...offers.filter((one) => one.model === model.slug).map(({ picture }) => picture)]
      return looks.size === 0
        ? []
        : shown.filter((picture) => !looks.has(bodyOf(picture))).map((one) => `${slug}: ${model.name} ${one}`)
    }),
  )
  expect(wrong).toEqual([])
})
