import { fuelCosts, initialFuel, type FuelCar } from '@/src/domain/finance/fuel/fuelCost'
import { formatDollars } from '../pricing/formatDollars'

/** Kilometres an average vehicle is driven in a year (Australian Bureau of Statistics, Survey of Motor Vehicle Use, year to June 2020). */
export const AVERAGE_KM_A_YEAR = 12_100

/** A younger car's kilometres say nothing of a year. */
const LEAST_YEARS = 0.5
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000

export interface AnalysisRow {
  key: 'driven' | 'age' | 'fuel'
  title: string
  /** What it is compared with, or how it was worked out. */
  text: string
  /** Better than what it is compared with. */
  good: boolean
}

type AnalysedCar = FuelCar & {
  item_type: string
  car_type: string
  year: number | null
  km: number | null
  /** 'mm/yyyy'. */
  build_date?: string | null
}

const round = (value: number, step: number): number => Math.round(value / step) * step
const kilometres = (value: number): string => `${value.toLocaleString('en-AU')} km`

/** Years since a car was built, else since the middle of its year; null when that is less than half a year, or not known. */
const ageOf = ({ year, build_date }: AnalysedCar, now: Date): number | null => {
  if (year === null) return null
  const built = /^(\d{2})\/(\d{4})$/.exec(build_date ?? '')
  const since = built ? Date.UTC(Number(built[2]), Number(built[1]) - 1, 15) : Date.UTC(year, 6, 1)
  const years = (now.getTime() - since) / YEAR_MS
  return years < LEAST_YEARS ? null : years
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
      text: `That is ${apart} the average vehicle in Australia (${kilometres(AVERAGE_KM_A_YEAR)}).`,
      good: percent < 0,
    },
  ]
}

const ageRow = ({ year, build_date }: AnalysedCar, years: number): AnalysisRow => {
  const whole = Math.max(1, Math.round(years))
  return {
    key: 'age',
    title: `About ${whole} ${whole === 1 ? 'year' : 'years'} old`,
    text: build_date ? `A ${year} model, built ${build_date}.` : `A ${year} model.`,
    good: false,
  }
}

/** The year the page's fuel calculator starts with (VDP-44): one car has one figure. */
const fuelRow = (car: AnalysedCar): AnalysisRow[] => {
  const initial = initialFuel(car)
  if (!initial || !car.variant?.fuelconsumptioncombined) return []
  const { kmPerWeek, usePer100Km, unitDollars } = initial
  return [
    {
      key: 'fuel',
      title: `About ${formatDollars(Math.round(fuelCosts(initial).yearDollars))} of fuel a year`,
      text: `At ${usePer100Km} L/100 km, ${kilometres(kmPerWeek)} a week and $${unitDollars.toFixed(2)} a litre.`,
      good: false,
    },
  ]
}

/**
 * The panel of the plugin 'Car Analysis' (ENT-20): how far a used or demo car was driven for its age, its age, and its fuel
 * in a year, unless another part of the page says that; its price among comparable cars is such a part. What is not known is
 * left out; one fact alone is no analysis: none.
 */
export const carAnalysis = (car: AnalysedCar, now: Date, { withFuel = true } = {}): AnalysisRow[] => {
  if (car.car_type === 'new') return []
  const years = ageOf(car, now)
  const rows = [
    ...(years === null ? [] : [...drivenRow(car, years), ageRow(car, years)]),
    ...(withFuel ? fuelRow(car) : []),
  ]
  return rows.length > 1 ? rows : []
}
