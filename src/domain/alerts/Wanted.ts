import { z } from 'zod'
import type { NearPlace } from '../search/query/near'
import type { SearchPreset } from '../search/url/resolveSearchPath'
import type { SearchState } from '../search/url/SearchState'

const values = z.record(z.string(), z.array(z.string()))
const end = z.number().nullable()

/**
 * What a saved search asks of a car, resolved when it is saved: the search's own refinements, those its path fixes, and
 * the place of its postcode. By names of facets; one that is no facet any more is ignored, as the search page does.
 */
export const wantedSchema = z.object({
  query: z.string(),
  refinements: values,
  fixed: values,
  ranges: z.record(z.string(), z.object({ min: end, max: end })),
  near: z.object({ lat: z.number(), lng: z.number(), km: z.number() }).nullable(),
})

export type Wanted = z.infer<typeof wantedSchema>

/** An unknown postcode, or one without a distance, does not narrow a search. */
export const wantedOf = (state: SearchState, fixed: SearchPreset['refinements'], place: NearPlace | null): Wanted => ({
  query: state.query,
  refinements: { ...state.refinements },
  fixed: { ...fixed },
  ranges: { ...state.ranges },
  near: place && state.near?.km ? { lat: place.lat, lng: place.lng, km: state.near.km } : null,
})
