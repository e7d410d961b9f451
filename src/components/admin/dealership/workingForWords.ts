interface Choice {
  /** A dealership's id. */
  value: string
  label: unknown
}

/** Which dealership a member of staff works for now, in words; null: none is theirs. */
export const workingForWords = (mine: readonly Choice[], chosen: string | number | undefined): string | null => {
  const one = mine.find(({ value }) => value === chosen) ?? (mine.length === 1 ? mine[0] : undefined)
  if (one) return typeof one.label === 'string' ? one.label : one.value
  return mine.length === 0 ? null : 'All dealerships'
}
