import { capital } from '@/src/domain/capital'
import { facetLabel, facetOf } from '@/src/domain/search/facets/facets'
import type { ParsedFilter } from '@/src/domain/search/plainLanguage/ParsedQuery'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { sorts } from '@/src/domain/search/url/sorts'
import { appliedFilters } from '../filters/appliedFilters'
import { type PastSearch, pastState } from '../query/searchHistory'
import { rangeWords } from '../ranges/rangeWords'

/** A filter in the words of the filter panel: 'Automatic', '7 or more seats', 'Up to $40,000'. */
export const filterLabel = (meaning: ParsedFilter): string => {
  if (meaning.kind === 'near') return `Within ${meaning.km} km of ${meaning.postcode}`
  if (meaning.kind === 'sort') return sorts.find(({ key }) => key === meaning.sort)?.label ?? ''
  if (meaning.kind === 'range') return rangeWords(facetOf(meaning.attribute)?.unit ?? null, meaning)
  if (meaning.except) return `Not ${meaning.except.map((value) => facetLabel(meaning.attribute, value)).join(' or ')}`
  return meaning.values.map((value) => facetLabel(meaning.attribute, value)).join(' or ')
}

const title = (path: string): string =>
  path
    .replace(/^\/search\/?/, '')
    .split(/[/-]/)
    .filter(Boolean)
    .map(capital)
    .join(' ')

/** A remembered search in words: 'Toyota · Automatic · Up to $40,000'. */
export const pastLabel = (past: PastSearch): string =>
  [
    past.path === defaultSearchPath ? '' : title(past.path),
    ...appliedFilters(pastState(past)).map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(' · ')
