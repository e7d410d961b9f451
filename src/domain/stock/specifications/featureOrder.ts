/** What shoppers ask for by name, most wanted first, whatever the kind of vehicle. */
const WANTED: readonly RegExp[] = [
  /sun ?roof|moon ?roof|glass roof/i,
  /heated .*seat/i,
  /(ventilated|cooled) .*seat/i,
  /360.*(degree|°|view|camera)|surround.view|bird/i,
  /car ?play/i,
  /tow ?bar|tow pack/i,
  /7 seats|seven seats|third row/i,
  /head.?up display/i,
  /adaptive cruise|radar cruise/i,
  /leather(?! ?(steering|gear|wrapped))/i,
  /vehicle.to.load|v2l/i,
  /premium sound|bose|harman|burmester|bang . olufsen/i,
  /power tailgate|electric tailgate/i,
  /canopy|hard lid/i,
  /diff(erential)? lock/i,
  /bull ?bar|snorkel/i,
  /solar (panel|power)|watts? of solar|\bsolar$/i,
  /lithium/i,
  /shower and toilet|ensuite/i,
  /island bed|bunk/i,
  /washing machine/i,
  /air ?conditioner/i,
  /diesel heater/i,
  /quick ?shifter/i,
  /heated grip/i,
  /performance exhaust/i,
  /pannier/i,
  /adjustable suspension/i,
  /tail ?gate loader|tail ?lift/i,
  /air ?bag .*suspension|air suspension/i,
  /suspension seat/i,
]

/** What nearly every vehicle has. */
const EXPECTED: readonly RegExp[] = [
  /\babs\b|anti.?lock/i,
  /power (windows|steering|mirrors)/i,
  /central locking|keyless entry/i,
  /multi.?function steering/i,
  /^bluetooth|usb/i,
  /hill (start|hold)/i,
  /^cruise control$/i,
  /automatic headlights|rain sensing/i,
  /reversing camera|rear.?view camera/i,
  /floor mats|isofix|cargo blind|weather shield/i,
  /tyre pressure|^air conditioning$|driver air ?bag/i,
]

const wantedAt = (feature: string): number => WANTED.findIndex((pattern) => pattern.test(feature))

/** Wanted ones before the others, those of every vehicle last; otherwise as the dealership lists them. */
const rankOf = (feature: string): number => {
  const at = wantedAt(feature)
  if (at >= 0) return at
  return WANTED.length + (EXPECTED.some((pattern) => pattern.test(feature)) ? 1 : 0)
}

/** The features of a vehicle page, what sells it first: eight of them show before 'Show All' (VDP-09). */
export const featuresInOrder = (features: readonly string[]): string[] =>
  features.toSorted((one, other) => rankOf(one) - rankOf(other))

/** At most `most` features that stand out, one of each sort. */
export const highlightsOf = (features: readonly string[], most: number): string[] => {
  const sorts = new Map<number, string>()
  for (const feature of featuresInOrder(features)) {
    const at = wantedAt(feature)
    if (at >= 0 && !sorts.has(at)) sorts.set(at, feature)
  }
  return [...sorts.values()].slice(0, most)
}
