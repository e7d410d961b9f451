import { FUEL_DEFAULTS } from '@/src/domain/constants/vehicle'
import { simpleFuel } from '@/src/domain/stock/normalise/simpleFuel'
import type { FuelInputs } from './fuelCost'

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
