import { FUEL_DEFAULTS } from '@/src/domain/constants/vehicle'
import { simpleFuel } from '@/src/domain/stock/normalise/fuelTypes'

export interface FuelInputs {
  kmPerWeek: number
  litresPer100Km: number
  dollarsPerLitre: number
}

/** Weeks of the year that a cost of fuel is worked out for. */
export const WEEKS_PER_YEAR = 52

/** Maximum of each fuel input; the minimum is 0. */
export const FUEL_MAX: FuelInputs = { kmPerWeek: 5_000, litresPer100Km: 50, dollarsPerLitre: 5 }

/** An input as the calculator takes it: 0 to its maximum, and 0 for what is no number. */
export const tidyFuel = (field: keyof FuelInputs, value: number): number =>
  Number.isFinite(value) ? Math.min(FUEL_MAX[field], Math.max(0, value)) : 0

/** Fuel for a distance, in dollars: distance/100 × economy × price (VDP-45). */
export const fuelCostDollars = ({
  distanceKm,
  litresPer100Km,
  dollarsPerLitre,
}: Omit<FuelInputs, 'kmPerWeek'> & { distanceKm: number }): number =>
  (distanceKm / 100) * litresPer100Km * dollarsPerLitre

/** Fuel of a week and of a year of 52 such weeks, in dollars (VDP-45). */
export const fuelCosts = ({ kmPerWeek, ...rest }: FuelInputs): { weekDollars: number; yearDollars: number } => {
  const weekDollars = fuelCostDollars({ ...rest, distanceKm: kmPerWeek })
  return { weekDollars, yearDollars: weekDollars * WEEKS_PER_YEAR }
}

export interface FuelCar {
  item_type: string | null
  fuel: string | null
  simple_fuel: string | null
  variant: { fuelconsumptioncombined: number | null } | null
}

const NO_PUMP: readonly (string | null)[] = ['Electric', 'Hydrogen']

/** Whether a car is filled at a pump: an electric car has no fuel calculator (VDP-46), nor has what is towed. */
const burnsFuel = ({ item_type, fuel, simple_fuel }: FuelCar): boolean =>
  item_type !== 'caravan' && !NO_PUMP.includes(simpleFuel(simple_fuel ?? fuel ?? ''))

/**
 * Initial values of the fuel calculator (VDP-44): $1.70 a litre, 250 km a week, and the maker's combined figure where
 * it is known, else 10 L/100 km. Null when the car has no fuel calculator (VDP-46).
 */
export const initialFuel = (car: FuelCar): FuelInputs | null =>
  burnsFuel(car)
    ? { ...FUEL_DEFAULTS, litresPer100Km: car.variant?.fuelconsumptioncombined || FUEL_DEFAULTS.litresPer100Km }
    : null
