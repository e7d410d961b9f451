import { facetOf, type FacetAttribute } from '../facets/facets'
import { defaultSearchPath, type SearchPreset } from '../url/resolveSearchPath'
import {
  tidySearchState,
  withNear,
  withQuery,
  withRange,
  withRefinement,
  type SearchRange,
  type SearchState,
} from '../url/SearchState'

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
  /** What is searched for in its place: 'Ute' for 'Toyota HiLux'. */
  instead?: { attribute: FacetAttribute; values: string[] }
  /** The same search at the site of a group that shows this dealership's stock beside its other members'. */
  at?: { name: string; href: string }
  state: SearchState
  path: string
  count: number
}

export type Way = Omit<Rescue, 'count'> & { preset: Pick<SearchPreset, 'refinements'> | null }

/** Most ways that are counted: a search with more filters than this is better cleared. */
const MOST_WAYS = 24

/** Words of a keyword that are left out one at a time; a longer text is left out as a whole. */
const MOST_WORDS = 6

/** The search without each word of its keyword, or without all of it where that is one word or a long text. */
const wordsOut = (state: SearchState): Pick<Way, 'dropped' | 'state'>[] => {
  const words = state.query.split(' ').filter(Boolean)
  if (words.length < 2 || words.length > MOST_WORDS)
    return words.length === 0 ? [] : [{ dropped: [{ kind: 'query', query: state.query }], state: withQuery(state, '') }]
  return words.map((word, at) => ({
    dropped: [{ kind: 'query', query: word }],
    state: withQuery(state, words.toSpliced(at, 1).join(' ')),
  }))
}

/**
 * The search with the bodies of the requested models in place of the models: 'red ute' for 'red HiLux'. Empty when no
 * model, or a body, was requested.
 *
 * @param bodies of the cars of those models
 */
export const bodyInstead = (state: SearchState, { path, refinements }: SearchPreset, bodies: string[]): Way[] => {
  const { make_model: models = [], simple_body: chosen = [] } = state.refinements
  if (models.length === 0 || chosen.length > 0 || bodies.length === 0) return []
  const { make: _make, make_model: _models, badge: _badge, series: _series, ...others } = state.refinements
  return [
    {
      path,
      preset: { refinements },
      dropped: [{ kind: 'values', attribute: 'make_model', values: models }],
      instead: { attribute: 'simple_body', values: bodies },
      state: tidySearchState({ ...state, page: 1, refinements: { ...others, simple_body: bodies } }),
    },
  ]
}

/**
 * The search without each one of its filters and words. Alternative values of a facet are removed together, as removing
 * one of them would find less; a feature that all cars must have is removed alone. The path of a landing page counts as
 * a filter.
 */
export const waysOut = (state: SearchState, preset: SearchPreset): Way[] => {
  const { path } = preset
  const from = { path, preset }
  const ways: Way[] = []
  for (const way of wordsOut(state)) ways.push({ ...from, ...way })
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

/** The search without each two of its filters, for searches where removing a single one is not enough. */
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

/** A way without one more of its filters, though never without what it was found by. */
export const loosened = (way: Way, preset: SearchPreset): Way[] =>
  waysOut(way.state, preset)
    .filter(({ dropped: [one] }) => one?.kind !== 'values' || one.attribute !== way.instead?.attribute)
    .map((second) => ({ ...way, ...second, dropped: [...way.dropped, ...second.dropped] }))

/** The ways that lead to cars, most cars first. */
export const bestWays = (ways: readonly Way[], counts: readonly number[]): Rescue[] =>
  ways
    .map(({ preset: _preset, ...way }, at) => ({ ...way, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
