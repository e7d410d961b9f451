import { expect, test } from 'vitest'
import { readStudioLibrary } from '@/src/seed/pictures/readStudioLibrary'
import type { DemoCar } from '@/src/seed/stock/DemoCar'
import { demoStocks } from '@/src/seed/stock/demoStocks'

const now = new Date('2026-11-28T02:00:00Z')

const library = await readStudioLibrary(process.cwd())
const vehicles: DemoCar[] = demoStocks(library, now).flatMap(({ cars }) => cars)

const photosOf = ({ images }: DemoCar): string[] => images.map(({ image }) => image.url)

const SHARED = /^\/studio\/(?:cabins|wheels|plans)\//

test('CAR-17 no picture leads more than two vehicles of the five sites, on any day; there are 250 that do', () => {
  for (let month = 0; month < 24; month += 1) {
    const day = new Date(Date.UTC(2026, 10 + month, 1))
    const stocks = demoStocks(library, day)
    const leads = Map.groupBy(
      stocks.flatMap(({ cars }) => cars.flatMap((car) => photosOf(car)[0] ?? [])),
      (photo) => photo,
    )
    const crowded = [...leads].filter(([, vehicles]) => vehicles.length > 2).map(([photo]) => photo)
    expect(crowded, day.toISOString()).toEqual([])
    expect(leads.size, day.toISOString()).toBeGreaterThanOrEqual(250)
  }
})

test('CAR-17 no photo of a vehicle is shown twice, and each shows it in its own colour or shows no paint at all', () => {
  expect(vehicles.length).toBeGreaterThan(300)
  for (const vehicle of vehicles) {
    const photos = photosOf(vehicle)
    expect(new Set(photos).size, vehicle.name).toBe(photos.length)
    for (const photo of photos.filter((one) => !SHARED.test(one)))
      expect(photo, vehicle.name).toContain(`/${vehicle.colour.toLowerCase()}/`)
  }
})

test('CAR-17 a car is shown from outside, then its cabin, wheel and tyre, then its details: ten photos and more', () => {
  const cars = vehicles.filter(({ item_type, images }) => item_type === 'car' && images.length > 0)
  expect(cars.length).toBeGreaterThan(200)
  for (const car of cars) {
    const photos = photosOf(car)
    expect(photos.length, car.name).toBeGreaterThanOrEqual(10)
    const parts = photos.map((photo) => /\/(wheels|cabins|back|above)\b/.exec(photo)?.[1] ?? 'outside')
    const order = parts.filter((part, at) => part !== parts[at - 1])
    expect(order.slice(0, 3), car.name).toEqual(['outside', 'cabins', 'wheels'])
    expect(['back', 'above'], car.name).toEqual(expect.arrayContaining(order.slice(3)))
  }
})

test('CAR-17 cars that are drawn from behind and from above have 14 to 16 photos', () => {
  const counts = vehicles.map(({ images }) => images.length)
  expect(counts.filter((count) => count >= 14).length).toBeGreaterThan(150)
  expect(counts.filter((count) => count >= 16).length).toBeGreaterThan(25)
})

/** The colour of the seats in the cabins that are drawn in one that is rare. */
const SEATS: Record<string, string> = { light: 'Tan', graphite: 'Charcoal', pale: 'Beige' }

test('CAR-17 the photos of a cabin are of one trim, whose seats have the colour that is listed, and of rows it has', () => {
  for (const vehicle of vehicles) {
    const cabins = photosOf(vehicle).flatMap((photo) => /\/cabins\/([a-z-]+)\/([a-z-]+)/.exec(photo)?.slice(1) ?? [])
    const trims = new Set(cabins.filter((_, at) => at % 2 === 0))
    expect(trims.size, vehicle.name).toBeLessThanOrEqual(1)
    const [trim = null] = trims
    const isOfLiving = trim?.startsWith('living-') === true
    // A caravan is shown from inside where its like is drawn.
    if (vehicle.item_type === 'caravan') expect(trim === null || isOfLiving, vehicle.name).toBe(true)
    else {
      const isDriven = vehicle.item_type !== 'motorcycle'
      expect(trim !== null && !isOfLiving, vehicle.name).toBe(isDriven && vehicle.images.length > 0)
    }
    const seats = trim === null ? undefined : SEATS[trim]
    if (seats && vehicle.item_type === 'car') expect(vehicle.interior_colour, vehicle.name).toBe(seats)
    if ((vehicle.seats ?? 0) <= 3) expect(cabins, vehicle.name).not.toContain('rear-seats')
    if (vehicle.simple_body === 'Ute') expect(cabins, vehicle.name).not.toContain('boot')
  }
})
