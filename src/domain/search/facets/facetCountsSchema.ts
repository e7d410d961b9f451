import { z } from 'zod'

/** How many cars have each value of each facet, in the engine's own words: that there are counts is looked at, not each of a thousand. */
export const facetCountsSchema = z.record(
  z.string(),
  z.custom<Record<string, number>>((value) => typeof value === 'object' && value !== null),
)
