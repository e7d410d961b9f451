interface Choice {
  /** A dealership's id. */
  value: string
  label: unknown
}

/** The dealership a member of staff currently works for, as text; null when they have none. */
export const workingForWords = (mine: readonly Choice[], chosen: string | number | undefined): string | null => {
  const one = mine.find(({ value }) => value === chosen) ?? (mine.length === 1 ? mine[0] : undefined)
  if (one) return typeof one.label === 'string' ? one.label : one.value
  return mine.length === 0 ? null : 'All dealerships'
}
