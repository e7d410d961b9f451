import type { StockKind, StockPlan } from '@/tenants/demo/DemoTenant'
import { catalogue } from '../catalogue/catalogue'
import type { CatalogueModel } from '../catalogue/CatalogueModel'
import type { Condition } from './DemoCar'
import type { Random } from '../random'

/** How often a make turns up among used cars, after the Australian market. Others count 2. */
const usedPopularity: Record<string, number> = {
  Toyota: 22,
  Mazda: 11,
  Hyundai: 10,
  Kia: 8,
  Ford: 9,
  Mitsubishi: 9,
  Nissan: 8,
  Volkswagen: 7,
  Subaru: 6,
  MG: 4,
  'Isuzu UTE': 4,
  BMW: 4,
  'Mercedes-Benz': 4,
  Audi: 4,
  Honda: 4,
  GWM: 3,
  Tesla: 3,
  Suzuki: 3,
  Lexus: 3,
  Holden: 3,
  Jeep: 3,
  Volvo: 2,
  BYD: 3,
}

const onSaleNew = (entry: CatalogueModel, year: number) => entry.to === null || entry.to >= year
export const modelsFor = (kind: StockKind, condition: Condition, plan: StockPlan, year: number): CatalogueModel[] =>
  catalogue.filter(
    (entry) =>
      entry.itemType === kind &&
      (condition === 'used' ||
        (plan.franchises.includes(entry.make) && onSaleNew(entry, year) && entry.make !== 'Holden')),
  )

/** A share of their weight: motorhomes have a lead picture only, in three colours, and a few listings are enough. */
const seldom: Record<string, number> = { Avida: 0.3 }

/** A dealer takes its own brands in trade most often. */
const OWN_BRAND = 3

export const pickModel = (
  dice: Random,
  models: CatalogueModel[],
  condition: Condition,
  franchises: string[],
): CatalogueModel => {
  const makes = [...new Set(models.map((entry) => entry.make))]
  const usedWeight = (make: string) => (usedPopularity[make] ?? 2) * (franchises.includes(make) ? OWN_BRAND : 1)
  const weight = (make: string) => (condition === 'used' ? usedWeight(make) : 1) * (seldom[make] ?? 1)
  const make = dice.weighted(makes.map((name) => [name, weight(name)] as const))
  return dice.pick(models.filter((entry) => entry.make === make))
}
