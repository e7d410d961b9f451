import { simpleFuel } from '@/src/domain/stock/normalise/fuelTypes'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { fuelCostDollars } from './fuelCost'

/** What a year of driving is reckoned with. */
export interface FuelYear {
  kmPerYear: number
  dollarsPerLitre: number
}

const ROUND_TO = 10
/** The figure and nothing else: of several figures, or one with a condition, no single cost can be said. */
const LITRES = /^([\d.]+)(?:–([\d.]+))? ?L\/100 ?km$/

/**
 * What a year of fuel costs at the maker's combined figure, '$1,030' or '$1,030 – $1,480'. Null without a figure, and for
 * what is charged as well: the figure of a plug-in hybrid says nothing of the electricity.
 */
export const fuelYearWords = (
  { fuel, economy }: { fuel: string | null; economy: string | null },
  { kmPerYear, dollarsPerLitre }: FuelYear,
): string | null => {
  const [, least, most = least] = LITRES.exec(economy ?? '') ?? []
  if (least === undefined || simpleFuel(fuel) === 'Plug-in Hybrid') return null
  const cost = (litres: string | undefined): string => {
    const dollars = fuelCostDollars({
      distanceKm: kmPerYear,
      usePer100Km: Number(litres),
      unitDollars: dollarsPerLitre,
    })
    return formatDollars(Math.round(dollars / ROUND_TO) * ROUND_TO)
  }
  return [...new Set([cost(least), cost(most)])].join(' – ')
}

/** With what it is reckoned, for under the figure. */
export const fuelYearNote = ({ kmPerYear, dollarsPerLitre }: FuelYear): string =>
  `Fuel a year: ${kmPerYear.toLocaleString('en-AU')} km at the maker’s combined figure and $${dollarsPerLitre.toFixed(2)} a litre. Yours depends on how and where you drive.`
