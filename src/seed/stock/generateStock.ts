import type { DemoCar } from './DemoCar'
import { random } from '../random'
import { modelsFor, pickModel } from './chooseModel'
import { keepApart } from './demoRank'
import { demoVehicle, type StockSurroundings } from './demoVehicle'

/**
 * The stock of one demo dealership (CAR-01..35): the same plan and day always give the same vehicles, in the same order
 * and with the same stock numbers.
 */
export const generateStock = (around: StockSurroundings): DemoCar[] => {
  const { plan, now } = around
  const dice = random(plan.seed)
  const cars: DemoCar[] = []
  for (const kind of ['car', 'motorcycle', 'truck', 'caravan'] as const) {
    for (const condition of ['new', 'demo', 'used'] as const) {
      const models = modelsFor(kind, condition, plan, now.getFullYear())
      const wanted = plan.counts[kind]?.[condition] ?? 0
      for (let index = 0; index < wanted && models.length > 0; index += 1) {
        const entry = pickModel(dice, models, condition, plan.franchises)
        const stocknum = `${plan.prefix}${String(10_001 + cars.length * 7)}`
        const badge = dice.pick(entry.badges)
        cars.push(demoVehicle(dice, around, { ...entry, ...badge.differs }, badge, condition, stocknum))
      }
    }
  }
  return keepApart(cars)
}
