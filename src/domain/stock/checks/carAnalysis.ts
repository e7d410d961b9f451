import { fuelCosts, initialFuel, WEEKS_PER_YEAR, type FuelCar } from '@/src/domain/finance/fuel/fuelCost'
import { formatDollars } from '../pricing/formatDollars'
import { priceVerdict, type PricePosition } from '../pricing/pricePosition'

/** Kilometres an average vehicle is driven in a year (Australian Bureau of Statistics, Survey of Motor Vehicle Use, year to June 2020). */
export const AVERAGE_KM_A_YEAR = 12_100

/** Half a year: when in its year a car was built is not known. */
const HALF = 0.5
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000

export interface AnalysisRow {
  key: 'driven' | 'age' | 'price' | 'fuel'
  title: string
  /** What it is compared with, or how it was worked out. */
  note: string
  /** Better than what it is compared with. */
  good: boolean
}

type AnalysedCar = FuelCar & { item_type: string; car_type: string; year: number | null; km: number | null }

const round = (value: number, step: number): number => Math.round(value / step) * step
const kilometres = (value: number): string => `${value.toLocaleString('en-AU')} km`

/** Years since the middle of the year a car was built; null when that is less than half a year, or not known. */
const ageOf = ({ year }: AnalysedCar, now: Date): number | null => {
  if (year === null) return null
  const years = (now.getTime() - Date.UTC(year, 0, 1)) / YEAR_MS - HALF
  return years < HALF ? null : years
}

const drivenRow = ({ item_type, km }: AnalysedCar, years: number): AnalysisRow[] => {
  if (item_type !== 'car' || km === null || km <= 0) return []
  const yearly = km / years
  const percent = Math.round((yearly / AVERAGE_KM_A_YEAR - 1) * 100)
  const apart = percent === 0 ? 'the same as' : `${Math.abs(percent)}% ${percent < 0 ? 'less than' : 'more than'}`
  return [
    {
      key: 'driven',
      title: `About ${kilometres(round(yearly, 100))} a year`,
      note: `That is ${apart} the average vehicle in Australia (${kilometres(AVERAGE_KM_A_YEAR)}).`,
      good: percent < 0,
    },
  ]
}

const ageRow = ({ year }: AnalysedCar, years: number): AnalysisRow => {
  const whole = Math.max(1, Math.round(years))
  return {
    key: 'age',
    title: `About ${whole} ${whole === 1 ? 'year' : 'years'} old`,
    note: `Built in ${year}.`,
    good: false,
  }
}

const priceRow = (position: PricePosition): AnalysisRow => ({
  key: 'price',
  title: priceVerdict(position),
  note: `The middle of them asks ${formatDollars(position.medianDollars)}.`,
  good: position.dearer * 2 > position.count,
})

const fuelRow = (car: AnalysedCar): AnalysisRow[] => {
  const initial = initialFuel(car)
  if (!initial || !car.variant?.fuelconsumptioncombined) return []
  const { yearDollars } = fuelCosts({ ...initial, kmPerWeek: AVERAGE_KM_A_YEAR / WEEKS_PER_YEAR })
  const how = `${initial.litresPer100Km} L/100 km, ${kilometres(AVERAGE_KM_A_YEAR)} and $${initial.dollarsPerLitre.toFixed(2)} a litre`
  return [
    {
      key: 'fuel',
      title: `About ${formatDollars(round(yearDollars, 10))} of fuel a year`,
      note: `At ${how}.`,
      good: false,
    },
  ]
}

/**
 * The panel of the plugin 'Car Analysis' (ENT-20): how far a used or demo car was driven for its age, its age, its price
 * among comparable cars and its fuel in a year. What is not known is left out; one fact alone is no analysis: none.
 */
export const carAnalysis = (car: AnalysedCar, position: PricePosition | null, now: Date): AnalysisRow[] => {
  if (car.car_type === 'new') return []
  const years = ageOf(car, now)
  const rows = [
    ...(years === null ? [] : [...drivenRow(car, years), ageRow(car, years)]),
    ...(position ? [priceRow(position)] : []),
    ...fuelRow(car),
  ]
  return rows.length > 1 ? rows : []
}
