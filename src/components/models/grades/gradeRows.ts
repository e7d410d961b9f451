import { fuelOf, type GradeFact, ownFacts } from '@/src/domain/content/models/modelFacts'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { type FuelYear, fuelYearWords } from '@/src/domain/finance/fuel/fuelYear'

const isRange = ({ economy }: ModelGrade): boolean => /\d km\b/.test(economy ?? '')

/** Litres are used, and kilometres are gone; some models have grades of both. */
const economyLabel = (grades: readonly ModelGrade[]): string => {
  const told = grades.filter(({ economy }) => economy !== null)
  if (!told.some(isRange)) return 'Fuel use'
  return told.every(isRange) ? 'Range' : 'Fuel use or range'
}

const ofEveryKind = (grades: readonly ModelGrade[]): GradeFact[] => [
  ['Engine', ({ engine }) => engine],
  ['Transmission', ({ transmission }) => transmission],
  ['Drive', ({ drive }) => drive],
  [economyLabel(grades), ({ economy }) => economy],
  ['Seats', ({ seats }) => seats],
  ['Braked towing', ({ towing }) => towing],
]

export const FUEL_YEAR = 'Fuel a year'

export interface FactRow {
  label: string
  cells: (string | null)[]
}

/** Rows of what its kind is compared by, each once, then those of every vehicle; only rows that a grade has. */
export const rowsOf = (grades: ModelGrade[], fuelYear: FuelYear | null): FactRow[] => {
  const fuel: GradeFact = [
    FUEL_YEAR,
    (grade) => fuelYear && fuelYearWords({ fuel: fuelOf(grade), economy: grade.economy }, fuelYear),
  ]
  return [...ownFacts(grades), ...ofEveryKind(grades), fuel]
    .map(([label, of]) => ({ label, cells: grades.map(of) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
}

export const differs = ({ cells: [first, ...others] }: FactRow): boolean => others.some((cell) => cell !== first)
