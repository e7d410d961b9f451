import { facetOf, type FacetAttribute } from '../facets/facets'
import { defaultSearchPath, type SearchPreset } from '../url/resolveSearchPath'
import { tidySearchState, type SearchRange, type SearchState } from '../url/SearchState'
import type { ParsedFilter, ParsedQuery } from './ParsedQuery'

const ofModel: ReadonlySet<FacetAttribute> = new Set<FacetAttribute>(['make', 'make_model', 'badge', 'series', 'model'])

const merged = (one: SearchRange | undefined, { min, max }: SearchRange): SearchRange => ({
  min: min ?? one?.min ?? null,
  max: max ?? one?.max ?? null,
})

/**
 * Applies a parsed query to the search it was entered in: its filters replace those of the same facet; words that were
 * not understood become the keyword; page 1 (SRP-04). A make or model replaces make, model, badge and series together.
 */
export const applyParsedQuery = (
  state: SearchState,
  { chips, rest }: Pick<ParsedQuery, 'chips' | 'rest'>,
): SearchState => {
  const said: SearchState['refinements'] = {}
  const ranges: SearchState['ranges'] = {}
  const next: SearchState = { ...state, query: rest, page: 1 }
  for (const { meaning } of chips) {
    if (meaning.kind === 'near') next.near = { postcode: meaning.postcode, km: meaning.km }
    else if (meaning.kind === 'sort') next.sort = meaning.sort
    else if (meaning.kind === 'range') ranges[meaning.attribute] = merged(ranges[meaning.attribute], meaning)
    else said[meaning.attribute] = [...(said[meaning.attribute] ?? []), ...meaning.values]
  }
  const names = Object.keys(said)
  const kept = names.some((name) => name === 'make' || name === 'make_model')
    ? Object.fromEntries(
        Object.entries(state.refinements).filter(([name]) => !ofModel.has(facetOf(name)?.attribute ?? 'make')),
      )
    : state.refinements
  next.refinements = { ...kept, ...said }
  next.ranges = { ...state.ranges, ...ranges }
  return tidySearchState(next)
}

/** Whether a value lies in what a path fixes: 'Toyota|Corolla' in the path of Toyota does. */
const within = (meaning: ParsedFilter, refinements: SearchPreset['refinements']): boolean => {
  if (meaning.kind !== 'value') return true
  const makes = refinements.make ?? refinements.make_model?.map((pair) => pair.split('|')[0] ?? '')
  const fixed = refinements[meaning.attribute]
  if (meaning.attribute === 'make' && refinements.make_model)
    return meaning.values.every((make) => makes?.includes(make))
  if (meaning.attribute === 'make_model' && !fixed && makes) {
    return meaning.values.every((pair) => makes.includes(pair.split('|')[0] ?? ''))
  }
  return fixed === undefined || meaning.values.every((value) => fixed.includes(value))
}

/** The path for a parsed query: the page's own path, or all stock when the query asks for cars outside that path. */
export const readingPath = (
  { path, refinements }: Pick<SearchPreset, 'path' | 'refinements'>,
  { chips }: ParsedQuery,
): string => (chips.every(({ meaning }) => within(meaning, refinements)) ? path : defaultSearchPath)
