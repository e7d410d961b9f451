/** A dealership's main location: its primary one, else the first of its order (LOC-04). Null when it has none. */
export const mainLocation = <L extends { primary: boolean }>(locations: readonly L[]): L | null =>
  locations.find(({ primary }) => primary) ?? locations[0] ?? null
