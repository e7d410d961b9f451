import { expect, test } from 'vitest'
import { catalogue } from './catalogue'

const looksOf = (make: string, name: string) =>
  new Set(
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
