import { fuelOf } from '@/src/domain/content/models/modelFacts'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { type FuelYear, fuelYearWords } from '@/src/domain/finance/fuel/fuelYear'

const facts = [
  ['Engine', 'engine'],
  ['Transmission', 'transmission'],
  ['Drive', 'drive'],
  ['Fuel use or range', 'economy'],
  ['Seats', 'seats'],
  ['Braked towing', 'towing'],
] as const satisfies [string, keyof ModelGrade][]

export const FUEL_YEAR = 'Fuel a year'

export interface FactRow {
  label: string
  cells: (string | null)[]
}

/** Rows of what its kind is compared by, each once, then those of every vehicle; only rows that a grade has. */
export const rowsOf = (grades: ModelGrade[], fuelYear: FuelYear | null): FactRow[] => {
  const own = [...new Set(grades.flatMap((grade) => grade.facts.map(({ label }) => label)))]
  return [
    ...own.map((label) => ({
      label,
      cells: grades.map((grade) => grade.facts.find((fact) => fact.label === label)?.value ?? null),
    })),
    ...facts.map(([label, key]) => ({ label, cells: grades.map((grade) => grade[key]) })),
    {
      label: FUEL_YEAR,
      cells: grades.map((grade) =>
        fuelYear ? fuelYearWords({ fuel: fuelOf(grade), economy: grade.economy }, fuelYear) : null,
      ),
    },
  ].filter(({ cells }) => cells.some((cell) => cell !== null))
}

export const differs = ({ cells: [first, ...others] }: FactRow): boolean => others.some((cell) => cell !== first)
