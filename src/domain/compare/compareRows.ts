export interface CompareRow {
  label: string
  /** One for each car, in order; null when not known. */
  values: (string | null)[]
  /** The cars do not agree. */
  differs: boolean
  /** Which cars have the better figure, and what it is called; null where none is better than another. */
  best: { word: string; cars: boolean[] } | null
}

interface Fact {
  label: string
  value: string
}

/** Figures of which the lower or the higher one is better for whoever drives the car; of all others none is. */
const BETTER: Readonly<Record<string, 'Lowest' | 'Highest'>> = {
  'Drive-away': 'Lowest',
  Kilometres: 'Lowest',
  'Fuel consumption': 'Lowest',
  'Range on a charge': 'Highest',
  'Energy consumption': 'Lowest',
  'Fast charging (DC)': 'Highest',
  'Home charging (AC)': 'Highest',
  Power: 'Highest',
  Torque: 'Highest',
  Towing: 'Highest',
  Payload: 'Highest',
  'ANCAP rating': 'Highest',
}

/** The number a value begins with: 117136 of '117,136 km', 5 of '5 of 5 stars'. */
const amountOf = (value: string | null): number | null => {
  const digits = /^\$?(\d[\d,]*(?:\.\d+)?)/.exec(value ?? '')?.[1]
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** The better figure of a row, where two cars at least have one and not all have the same. */
const bestOf = (label: string, values: readonly (string | null)[]): CompareRow['best'] => {
  const word = BETTER[label]
  const amounts = values.map(amountOf)
  const known = amounts.filter((amount) => amount !== null)
  if (!word || known.length < 2 || new Set(known).size === 1) return null
  const best = word === 'Lowest' ? Math.min(...known) : Math.max(...known)
  return { word, cars: amounts.map((amount) => amount === best) }
}

/** One row of the comparison. */
export const compareRow = (label: string, values: (string | null)[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
  best: bestOf(label, values),
})

/** The facts of several cars side by side, in the order they first appear (RTE-54). */
export const compareRows = (cars: readonly (readonly Fact[])[]): CompareRow[] => {
  const labels = [...new Set(cars.flatMap((facts) => facts.map(({ label }) => label)))]
  return labels.map((label) =>
    compareRow(
      label,
      cars.map((facts) => facts.find((fact) => fact.label === label)?.value ?? null),
    ),
  )
}
