import type { StockCard } from '../index/StockDocument'

type Named = Pick<StockCard, 'make' | 'model' | 'badge'>

/**
 * The first `limit` cars of a list, in its order, no two of one model and grade while there are others: a short row is to
 * show what the stock offers. What is alike fills the row only where nothing else is left.
 */
export const variedRow = <Car extends Named>(cars: readonly Car[], limit: number): Car[] => {
  const seen = new Set<string>()
  const alike = new Set<Car>()
  for (const car of cars) {
    const name = JSON.stringify([car.make, car.model, car.badge])
    if (seen.has(name)) alike.add(car)
    seen.add(name)
  }
  const chosen = new Set([...cars.filter((car) => !alike.has(car)), ...alike].slice(0, limit))
  return cars.filter((car) => chosen.has(car))
}
