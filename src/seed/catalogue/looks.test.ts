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
  ['Yamaha', 'Ténéré 700', ['adventure-rally']],
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
  ['Hino', '300 Series', ['tray-truck']],
  ['Hino', '500 Series', ['curtain-truck', 'tipper']],
  ['Iveco', 'Daily', ['tray-truck']],
  ['Isuzu', 'Giga', ['prime-mover']],
  ['Jayco', 'Starcraft', ['pop-top']],
  ['Jayco', 'Journey', ['caravan', 'caravan-long', 'pop-top']],
  ['Jayco', 'Silverline', ['caravan-long']],
  ['New Age', 'Manta Ray', ['caravan-single', 'caravan']],
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

/** Caravans of one range are of several lengths. */
const kindOf = (body: string): string => body.replace(/^caravan-.*/, 'caravan')
const bodyOf = (picture: string): string => picture.split('/')[0] ?? ''

test('CAR-17 a dealership shows a model, and an offer of it, in the body that the model’s stock has', () => {
  const wrong = demoTenants.flatMap(({ slug, brands, models, offers }) =>
    models.flatMap((model) => {
      const make = brands.find((brand) => brand.slug === model.brand)?.name ?? ''
      const looks = looksOf(make, model.name)
      const allowed = [...looks, ...[...looks].map(kindOf)]
      const shown = [model.picture, ...offers.filter((one) => one.model === model.slug).map(({ picture }) => picture)]
      return looks.size === 0
        ? []
        : shown
            // A place or a scene is written as an address.
            .filter((picture) => !picture.startsWith('/') && !allowed.includes(bodyOf(picture)))
            .map((one) => `${slug}: ${model.name} ${one}`)
    }),
  )
  expect(wrong).toEqual([])
})

test('CAR-17 a truck’s pictures carry the load as its listing says', () => {
  const looks: Record<string, string> = {
    Pantech: 'truck',
    Tray: 'tray-truck',
    Curtainsider: 'curtain-truck',
    Tipper: 'tipper',
    'Prime Mover': 'prime-mover',
  }
  const trucks = catalogue.filter(({ itemType }) => itemType === 'truck')
  expect(trucks.map(({ studioBody }) => studioBody)).toEqual(trucks.map(({ body }) => looks[body]))
})
