import { facetOf, type FacetAttribute } from './facets'
import { defaultSearchPath, type SearchPreset } from './searchPreset'
import {
  tidySearchState,
  withNear,
  withQuery,
  withRange,
  withRefinement,
  type SearchRange,
  type SearchState,
} from './SearchState'

/** What a search without results could be searched without. */
export type Dropped =
  | { kind: 'query'; query: string }
  | { kind: 'values'; attribute: FacetAttribute; values: string[] }
  | { kind: 'range'; attribute: FacetAttribute; range: SearchRange }
  | { kind: 'near'; postcode: string }
  | { kind: 'path'; title: string }

/** One way out of an empty search: without this filter, so many cars (ALRT-07). */
export interface Rescue {
  /** One filter, or two where no single one is to blame. */
  dropped: Dropped[]
  state: SearchState
  path: string
  count: number
}

type Way = Omit<Rescue, 'count'> & { preset: Pick<SearchPreset, 'refinements'> | null }

/** Most ways that are counted: a search with more filters than this is better cleared. */
const MOST_WAYS = 24

/**
 * The search without each one of its filters. Values any of which a car may have go together, as one of them alone
 * would find less; a feature all cars must have goes alone. The path of a landing page counts as a filter.
 */
export const waysOut = (state: SearchState, preset: SearchPreset): Way[] => {
  const { path } = preset
  const from = { path, preset }
  const ways: Way[] = []
  if (state.query !== '')
    ways.push({ ...from, dropped: [{ kind: 'query', query: state.query }], state: withQuery(state, '') })
  for (const [name, values] of Object.entries(state.refinements)) {
    const facet = facetOf(name)
    if (!facet) continue
    const { attribute, operator } = facet
    for (const some of operator === 'and' ? values.map((value) => [value]) : [values]) {
      const left = values.filter((value) => !some.includes(value))
      ways.push({
        ...from,
        dropped: [{ kind: 'values', attribute, values: some }],
        state: withRefinement(state, attribute, left),
      })
    }
  }
  for (const [name, range] of Object.entries(state.ranges)) {
    const facet = facetOf(name)
    if (!facet) continue
    const { attribute } = facet
    ways.push({ ...from, dropped: [{ kind: 'range', attribute, range }], state: withRange(state, attribute, null) })
  }
  if (state.near) {
    ways.push({ ...from, dropped: [{ kind: 'near', postcode: state.near.postcode }], state: withNear(state, null) })
  }
  if (preset.kind !== 'all') {
    const dropped: Dropped[] = [{ kind: 'path', title: preset.title }]
    ways.push({ path: defaultSearchPath, preset: null, dropped, state: tidySearchState({ ...state, page: 1 }) })
  }
  return ways.slice(0, MOST_WAYS)
}

/** The search without each two of its filters: for the shopper who asked for so much that no single one is to blame. */
export const pairsOut = (state: SearchState, preset: SearchPreset): Way[] => {
  const singles = waysOut(state, preset)
  const keyOf = ({ dropped }: Way): string => JSON.stringify(dropped)
  const order = singles.map(keyOf)
  const pairs = singles.flatMap((first, at) =>
    first.preset === null
      ? []
      : waysOut(first.state, preset)
          .filter((second) => order.indexOf(keyOf(second)) > at)
          .map((second) => ({ ...second, dropped: [...first.dropped, ...second.dropped] })),
  )
  return pairs.slice(0, MOST_WAYS)
}

/** The ways that lead to cars, most cars first. */
export const bestWays = (ways: readonly Way[], counts: readonly number[]): Rescue[] =>
  ways
    .map(({ dropped, state, path }, at) => ({ dropped, state, path, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
