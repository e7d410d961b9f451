import { matchAlias } from './matchAlias'

export const fuelFamilies = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', 'LPG', 'Hydrogen'] as const

/**
 * The fuel family shoppers filter by (CAR-12): 'Unleaded' and 'Premium' are Petrol. Null when not known, or a word such
 * as 'Other' that says nothing.
 */
export const simpleFuel = matchAlias<(typeof fuelFamilies)[number]>([
  ['Plug-in Hybrid', ['~phev', '~plug in hybrid', '~plug in', 'petrol electric plug in']],
  ['Hydrogen', ['~hydrogen', '~fcev', '~fuel cell']],
  ['Hybrid', ['~hybrid', '~hev', '~mhev', '~petrol electric', '~diesel electric', '~electric petrol', '~e power']],
  ['Electric', ['ev', '~bev', '~electric', '~battery']],
  ['LPG', ['~lpg', '~gas', '~autogas', '~cng']],
  ['Diesel', ['~diesel', '~turbo diesel', 'd']],
  [
    'Petrol',
    ['~petrol', '~unleaded', '~premium', '~leaded', '~ulp', '~pulp', '~gasoline', 'p', '~e10', '~91', '~95', '~98'],
  ],
])

/** What a vehicle's fuel is said by: the family, else what the listing says. */
interface Fuelled {
  simple_fuel?: string | null
  fuel?: string | null
}

/** The fuel family of a vehicle. */
export const fuelFamily = ({ simple_fuel, fuel }: Fuelled) => simpleFuel(simple_fuel ?? fuel ?? '')

/** Whether a vehicle is driven by a battery alone. */
export const isElectric = (vehicle: Fuelled): boolean => fuelFamily(vehicle) === 'Electric'
