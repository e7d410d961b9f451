import { facetOf, rangeFacets } from './facets'

type Counts = Record<string, Record<string, number>>

/** Most different values a facet counts; with more, the engine leaves the rarest out and the rest would lie. */
export const MAX_VALUES_PER_FACET = 500

/** Facets to count: the given ones, and for a range facet the steps of its histogram. */
export const withSteps = (attributes: readonly string[]): string[] =>
  attributes.flatMap((attribute) => [attribute, facetOf(attribute)?.steps ?? []].flat())

/** Names of the attributes that hold steps: they are counted like facets, and are none. */
export const stepNames: ReadonlySet<string> = new Set(rangeFacets.flatMap(({ steps }) => steps ?? []))

/** Facet counts without those of single values where the steps of the range are counted: their bounds are all that is read. */
export const withoutStepped = (counts: Counts): Counts => {
  const stepped = rangeFacets.filter(({ steps }) => steps !== null && counts[steps] !== undefined)
  return { ...counts, ...Object.fromEntries(stepped.map(({ attribute }) => [attribute, {}])) }
}

/**
 * Facet counts in which each range facet has the counts of its steps instead of every single value's. A range whose
 * values are too many to be counted in full has none.
 */
export const stepCounts = (counts: Counts): Counts => {
  const result = { ...counts }
  for (const { attribute, steps } of rangeFacets) {
    const own = steps === null ? counts[attribute] : (counts[steps] ?? counts[attribute])
    if (steps !== null) delete result[steps]
    if (own === undefined) continue
    result[attribute] = Object.keys(own).length < MAX_VALUES_PER_FACET ? own : {}
  }
  return result
}
