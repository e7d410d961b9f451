import { staffApi } from './api'

interface CommonCar {
  make: string
  model: string
  year: number
  km: number
  regplate: string
}

/** A used car on sale that has many comparable ones, so that a trade-in like it gets an estimate. */
export const commonCar = async (): Promise<CommonCar> => {
  const admin = await staffApi('admin@demo.test')
  const query =
    'where[status][equals]=in_stock&where[car_type][equals]=used&where[item_type][equals]=car&depth=0&sort=id'
  const rows = []
  for (let page = 1; page <= 20; page += 1) {
    const found = await admin.find(`cars?${query}&limit=100&page=${page}`)
    rows.push(...found)
    if (found.length < 100) break
  }
  await admin.dispose()
  const cars = rows.map(({ make, model, year, km, regplate }) => ({
    make: String(make),
    model: String(model),
    year: Number(year),
    km: Number(km),
    regplate: typeof regplate === 'string' ? regplate : '',
  }))
  const like = (car: CommonCar) =>
    cars.filter(
      ({ make, model, year, km }) =>
        make === car.make &&
        model === car.model &&
        Math.abs(year - car.year) <= 3 &&
        Math.abs(km - car.km) <= Math.max(15_000, car.km * 0.8),
    ).length
  const newest = new Date().getFullYear() - 6
  const [best] = cars
    .filter(({ year, km, regplate }) => year >= newest && km > 0 && km <= 95_000 && regplate !== '')
    .toSorted((a, b) => like(b) - like(a))
  if (!best || like(best) < 5)
    throw new Error(
      `Of ${cars.length} used cars of the demo none has comparable ones: ${best ? like(best) : 0} at most.`,
    )
  return best
}
