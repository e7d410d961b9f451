/** So many places are named with what stands at each; more are counted. */
const NAMED = 3

/**
 * Where the stock of a brand stands, in words that are true of all of it: the place that has it all, else each place with
 * its own number, else how many places there are. Empty: not known.
 */
export const brandPlaces = (total: number, standing: Readonly<Record<string, number>>): string[] => {
  const places = Object.entries(standing)
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
  const [first] = places
  if (first && first[1] === total) return [first[0]]
  const counted = places.reduce((sum, [, count]) => sum + count, 0)
  if (places.length > NAMED && counted === total) return [`at ${places.length} locations`]
  return places.slice(0, NAMED).map(([name, count]) => `${count.toLocaleString('en-AU')} at ${name}`)
}
