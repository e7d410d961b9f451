export interface FuelInputs {
  kmPerWeek: number
  litresPer100Km: number
  dollarsPerLitre: number
}

const WEEKS_PER_YEAR = 52

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
