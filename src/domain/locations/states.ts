/** States and territories of Australia, by their short names. */
export const australianStates = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const

export type AustralianState = (typeof australianStates)[number]

/** The state written in an address; null: none, or not one of Australia's. */
export const stateOf = (written: string | null | undefined): AustralianState | null =>
  australianStates.find((state) => state === written?.trim().toUpperCase()) ?? null
