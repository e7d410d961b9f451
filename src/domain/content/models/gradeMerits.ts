import { factOf } from './modelFacts'
import type { ModelGrade } from './modelRange'

interface Merit {
  label: string
  best: 'most' | 'least'
  /** The number compared; null: not said of the grade. */
  of: (grade: ModelGrade) => number | null
}

const numberIn = (text: string | null, pattern: RegExp): number | null => {
  const [, found] = pattern.exec(text ?? '') ?? []
  return found === undefined ? null : Number(found.replaceAll(',', ''))
}
const FIRST = /(\d[\d,]*(?:\.\d+)?)/

const fact = (label: string) => (grade: ModelGrade) => numberIn(factOf(grade.facts, label), FIRST)

/** In the order buyers ask. */
const MERITS: readonly Merit[] = [
  { label: 'Lowest price', best: 'least', of: ({ priceDollars }) => priceDollars },
  { label: 'Sleeps most', best: 'most', of: fact('Berths') },
  { label: 'Carries most', best: 'most', of: fact('Payload') },
  { label: 'Most seats', best: 'most', of: ({ seats }) => numberIn(seats, FIRST) },
  { label: 'Tows most', best: 'most', of: ({ towing }) => numberIn(towing, /(\d[\d,]*) kg\b/) },
  { label: 'Goes furthest', best: 'most', of: ({ economy }) => numberIn(economy, /(\d[\d,]*) km\b/) },
  { label: 'Uses least fuel', best: 'least', of: ({ economy }) => numberIn(economy, /([\d.]+) L\/100/) },
  { label: 'Most power', best: 'most', of: ({ engine }) => numberIn(engine, /([\d.]+) kW\b/) },
]

/** So many are said of one grade: more would say nothing. */
const SHOWN = 2

/** What each grade is better at than every other of its model, by what all of them say; nothing of a tie. */
export const gradeMerits = (grades: readonly ModelGrade[]): string[][] => {
  const won = MERITS.flatMap(({ label, best, of }) => {
    const values = grades.map(of)
    const numbers = values.filter((value) => value !== null)
    if (grades.length < 2 || numbers.length < grades.length) return []
    const top = best === 'most' ? Math.max(...numbers) : Math.min(...numbers)
    return numbers.filter((value) => value === top).length === 1 ? [{ label, column: values.indexOf(top) }] : []
  })
  return grades.map((_, column) => won.flatMap((merit) => (merit.column === column ? merit.label : [])).slice(0, SHOWN))
}
