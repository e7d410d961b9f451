/** So many places are named with the stock of each; more are counted. */
const NAMED = 3

/**
 * Where the stock of a brand is, in words that are true of all of it: the place that has it all, else each place with
 * its own number, else how many places there are. `sellers`, by name, come first. Empty: not known.
 */
export const brandPlaces = (
  total: number,
  standing: Readonly<Record<string, number>>,
  sellers: readonly string[] = [],
): string[] => {
  const places = Object.entries(standing)
    .filter(([, count]) => count > 0)
    .toSorted(
      ([name, one], [otherName, other]) =>
        Number(sellers.includes(otherName)) - Number(sellers.includes(name)) || other - one,
    )
  const [first] = places
  if (first && first[1] === total) return [first[0]]
  const counted = places.reduce((sum, [, count]) => sum + count, 0)
  if (places.length > NAMED && counted === total) return [`at ${places.length} locations`]
  return places.slice(0, NAMED).map(([name, count]) => `${count.toLocaleString('en-AU')} at ${name}`)
}

/** Of some places those that sell a brand, then others that have some of it, each with most of it first. `standing`: by the place's name. */
export const placesOfBrand = <Place extends { name: string }>(
  locations: readonly Place[],
  { standing, sellers }: { standing: Readonly<Record<string, number>>; sellers: readonly Place[] },
): Place[] => {
  const count = ({ name }: Place): number => standing[name] ?? 0
  return locations
    .filter((place) => count(place) > 0 || sellers.includes(place))
    .toSorted(
      (one, other) => Number(sellers.includes(other)) - Number(sellers.includes(one)) || count(other) - count(one),
    )
}
