import type { Retention } from '../catalogue/CatalogueModel'

/** Share of the new price left after the first year, and kept in each further year. */
const curves: Record<Retention, { first: number; yearly: number }> = {
  strong: { first: 0.93, yearly: 0.955 },
  average: { first: 0.87, yearly: 0.93 },
  weak: { first: 0.79, yearly: 0.9 },
}

const YEARLY_KM = { car: 14_500, motorcycle: 4_000, truck: 30_000, caravan: 0 }
const LIST_PRICE_RISE = 0.024
const LOSS_PER_1000_KM = 0.0026

export interface ValuedVehicle {
  itemType: keyof typeof YEARLY_KM
  newPriceDollars: number
  retention: Retention
  ageYears: number
  odometerKm: number
}

/** Kilometres a vehicle of that age has usually done. */
export const usualKm = (itemType: ValuedVehicle['itemType'], ageYears: number): number =>
  Math.round(YEARLY_KM[itemType] * Math.max(ageYears, 0.3))

/**
 * What a dealer would ask for a used vehicle, in whole dollars: the maker's price of its year, less depreciation by age,
 * corrected for more or fewer kilometres than usual.
 */
export const marketValueDollars = (vehicle: ValuedVehicle): number => {
  const { first, yearly } = curves[vehicle.retention]
  const priceWhenNew = vehicle.newPriceDollars * (1 - LIST_PRICE_RISE) ** vehicle.ageYears
  const byAge = vehicle.ageYears < 1 ? 1 - (1 - first) * vehicle.ageYears : first * yearly ** (vehicle.ageYears - 1)
  const extraThousands = (vehicle.odometerKm - usualKm(vehicle.itemType, vehicle.ageYears)) / 1000
  const byKm = Math.min(1.12, Math.max(0.6, 1 - extraThousands * LOSS_PER_1000_KM))
  return Math.round(priceWhenNew * byAge * byKm)
}

/** The nearest price a dealer would write on the windscreen: $28,990, $31,888, $9,490. */
export const windscreenPrice = (dollars: number, ending: 990 | 888 | 490 | 500): number => {
  const base = Math.round((dollars - ending) / 1000) * 1000
  return Math.max(base + ending, 2990)
}
