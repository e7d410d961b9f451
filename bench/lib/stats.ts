/** Value below which a share (0 to 1) of the values lies; the nearest of them, none invented between two. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))
  return sorted[at] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
