export interface CompareRow {
  label: string
  /** One for each car, in order; null when not known. */
  values: (string | null)[]
  /** The cars do not agree. */
  differs: boolean
}

interface Fact {
  label: string
  value: string
}

/** The facts of several cars side by side, in the order they first appear (RTE-54). */
export const compareRows = (cars: readonly (readonly Fact[])[]): CompareRow[] => {
  const labels = [...new Set(cars.flatMap((facts) => facts.map(({ label }) => label)))]
  return labels.map((label) => {
    const values = cars.map((facts) => facts.find((fact) => fact.label === label)?.value ?? null)
    return { label, values, differs: new Set(values).size > 1 }
  })
}
