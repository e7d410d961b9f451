import { facetLabel, rangeFacets, valueFacets } from '@/src/domain/search/facets/facets'
import type { NearPlace, SearchNear } from '@/src/domain/search/query/near'
import { type SearchState, toggleRefinement, withNear, withQuery, withRange } from '@/src/domain/search/url/SearchState'
import { rangeWords } from '../ranges/rangeWords'

export interface AppliedFilter {
  key: string
  label: string
  /** The search without it: `from` may have changed since. */
  without: (from: SearchState) => SearchState
}

/** 'Within 50 km of 3000 Melbourne', 'Near 3000'. */
export const nearWords = ({ postcode, km }: SearchNear, place: NearPlace | null): string => {
  const name = place?.postcode === postcode ? `${postcode} ${place.locality}` : postcode
  return km === null ? `Near ${name}` : `Within ${km} km of ${name}`
}

/** Everything a search is narrowed by, keyword first, then in the table's order. */
export const appliedFilters = (state: SearchState, near: NearPlace | null = null): AppliedFilter[] => [
  ...(state.query === ''
    ? []
    : [{ key: 'query', label: `“${state.query}”`, without: (from: SearchState) => withQuery(from, '') }]),
  ...valueFacets.flatMap(({ attribute }) =>
    (state.refinements[attribute] ?? []).map((value) => ({
      key: `${attribute}:${value}`,
      label: facetLabel(attribute, value),
      without: (from: SearchState) =>
        from.refinements[attribute]?.includes(value) ? toggleRefinement(from, attribute, value) : from,
    })),
  ),
  ...rangeFacets.flatMap(({ attribute, unit }) => {
    const range = state.ranges[attribute]
    return range
      ? [
          {
            key: attribute,
            label: rangeWords(unit, range),
            without: (from: SearchState) => withRange(from, attribute, null),
          },
        ]
      : []
  }),
  ...(state.near
    ? [{ key: 'near', label: nearWords(state.near, near), without: (from: SearchState) => withNear(from, null) }]
    : []),
]
