import type { ParsedQuery } from '@/src/domain/search/plainLanguage/ParsedQuery'
import type { Noun } from '@/src/domain/stock/car/itemNoun'
import type { NameSuggestion } from '@/src/domain/search/facets/suggestNames'

/** A text as filters, with the resulting search. */
export interface SuggestedQuery extends Pick<ParsedQuery, 'text' | 'chips' | 'leftOut' | 'rest' | 'plain'> {
  /** Path and query string of the resulting search. */
  path: string
  search: string
  href: string
  count: number
}

/** Answer of `GET /api/search/suggest`. */
export interface SuggestAnswer {
  /** What the site's stock is called. */
  noun: Noun
  names: NameSuggestion[]
  /** The parsed text; null when it contains no filter. */
  reading: SuggestedQuery | null
}
