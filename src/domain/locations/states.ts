/** States and territories of Australia, by their short names. */
export const australianStates = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const

export type AustralianState = (typeof australianStates)[number]

/** The state in an address; null when there is none, or it is not Australian. */
export const stateOf = (written: string | null | undefined): AustralianState | null =>
  australianStates.find((state) => state === written?.trim().toUpperCase()) ?? null

export const stateNames: Readonly<Record<AustralianState, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}
