/** The location that all of some vehicles stand at; null where there are none, or they stand at several. */
export const onlyPlace = <T extends { name: string }>(
  locations: readonly T[],
  vehicles: readonly { location_name: string | null }[],
): T | null => {
  const names = new Set(vehicles.map(({ location_name }) => location_name))
  return (names.size === 1 && locations.find(({ name }) => names.has(name))) || null
}
