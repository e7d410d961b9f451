import { FUEL_DEFAULTS } from '@/src/domain/constants/vehicle'
import { fuelFamily, isElectric } from '@/src/domain/stock/normalise/fuelTypes'

/** What a vehicle is filled with: litres at a pump, or kilowatt hours. */
export type FuelUnit = 'L' | 'kWh'

export interface FuelInputs {
  kmPerWeek: number
  /** Litres or kWh. */
  usePer100Km: number
  /** Dollars of a litre or kWh. */
  unitDollars: number
}

/** Weeks of the year that a cost of fuel is worked out for. */
export const WEEKS_PER_YEAR = 52

/** Maximum of each fuel input; the minimum is 0. */
export const FUEL_MAX: Record<FuelUnit, FuelInputs> = {
  L: { kmPerWeek: 5_000, usePer100Km: 50, unitDollars: 5 },
  kWh: { kmPerWeek: 5_000, usePer100Km: 100, unitDollars: 5 },
}

/** An input as the calculator takes it: 0 to its maximum, and 0 for what is no number. */
export const tidyFuel = (field: keyof FuelInputs, value: number, unit: FuelUnit): number =>
  Number.isFinite(value) ? Math.min(FUEL_MAX[unit][field], Math.max(0, value)) : 0

/** Fuel or electricity for a distance, in dollars: distance/100 × economy × price (VDP-45). */
export const fuelCostDollars = ({
  distanceKm,
  usePer100Km,
  unitDollars,
}: Omit<FuelInputs, 'kmPerWeek'> & { distanceKm: number }): number => (distanceKm / 100) * usePer100Km * unitDollars

/** Fuel or electricity of a week and of a year of 52 such weeks, in dollars (VDP-45). */
export const fuelCosts = ({ kmPerWeek, ...rest }: FuelInputs): { weekDollars: number; yearDollars: number } => {
  const weekDollars = fuelCostDollars({ ...rest, distanceKm: kmPerWeek })
  return { weekDollars, yearDollars: weekDollars * WEEKS_PER_YEAR }
}

/** What the calculator is set to: '250 km a week at 8.5 L/100 km and $1.70 a litre'. */
export const fuelInWords = ({ kmPerWeek, usePer100Km, unitDollars }: FuelInputs, unit: FuelUnit): string =>
  `${kmPerWeek} km a week at ${usePer100Km} ${unit}/100 km and $${unitDollars.toFixed(2)} a ${unit === 'L' ? 'litre' : 'kWh'}`

export interface FuelCar {
  item_type: string | null
  fuel: string | null
  simple_fuel: string | null
  variant: { fuelconsumptioncombined: number | null; energyconsumption?: number | null } | null
}

const isDriven = ({ item_type }: FuelCar): boolean => item_type !== 'caravan'
const NO_PUMP: readonly (string | null)[] = ['Electric', 'Hydrogen']

/**
 * Initial values of the fuel calculator (VDP-44): $1.70 a litre, 250 km a week, and the maker's combined figure where
 * it is known, else 10 L/100 km. Null when the car has no fuel calculator: an electric one (VDP-46), or what is towed.
 */
export const initialFuel = (car: FuelCar): FuelInputs | null =>
  isDriven(car) && !NO_PUMP.includes(fuelFamily(car))
    ? {
        kmPerWeek: FUEL_DEFAULTS.kmPerWeek,
        usePer100Km: car.variant?.fuelconsumptioncombined || FUEL_DEFAULTS.litresPer100Km,
        unitDollars: FUEL_DEFAULTS.dollarsPerLitre,
      }
    : null

/** What charging starts with, as the specification has nothing of it: about a household tariff, and a medium car. */
const CHARGING_DEFAULTS = { dollarsPerKwh: 0.3, kwhPer100Km: 18 } as const

/** Initial values of what charging an electric car costs, the maker's figure where it is known; null for every other car. */
export const initialCharging = (car: FuelCar): FuelInputs | null =>
  isDriven(car) && isElectric(car)
    ? {
        kmPerWeek: FUEL_DEFAULTS.kmPerWeek,
        usePer100Km: car.variant?.energyconsumption || CHARGING_DEFAULTS.kwhPer100Km,
        unitDollars: CHARGING_DEFAULTS.dollarsPerKwh,
      }
    : null
