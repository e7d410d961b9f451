import type { ParsedQuery } from '@/src/domain/search/plainLanguage/ParsedQuery'
import type { Noun } from '@/src/domain/stock/car/itemNoun'
import type { NameSuggestion } from '@/src/domain/search/facets/suggestNames'

/** A text as filters, with the search it asks for. */
export interface SuggestedQuery extends Pick<ParsedQuery, 'text' | 'chips' | 'leftOut' | 'rest' | 'plain'> {
  /** Path and query string of the search it asks for. */
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
  /** What the text reads as; null: nothing in it is a filter. */
  reading: SuggestedQuery | null
}
