import type { FacetAttribute } from '../facets/facets'
import type { SortKey } from '../url/sorts'

/** Where words stand in the text: UTF-16 offsets, end excluded. */
export interface Span {
  start: number
  end: number
}

/** What words of a shopper mean to a search. */
export type ParsedFilter =
  | {
      kind: 'value'
      attribute: FacetAttribute
      values: string[]
      /** 'not black': `values` are all others the site has. */
      except?: string[]
    }
  | { kind: 'range'; attribute: FacetAttribute; min: number | null; max: number | null }
  | { kind: 'near'; postcode: string; km: number }
  | { kind: 'sort'; sort: SortKey }

/** One understood part of a text: an editable filter of its own. */
export interface Understood {
  meaning: ParsedFilter
  span: Span
  /** The shopper's own words. */
  words: string
  /** The words are the filter's own, which the keyword search finds as well: 'corolla', not 'auto'. */
  literal: boolean
  /** Counts only where nothing else was said of the same facet: 'family'. */
  givesWay?: true
}

/** A shopper's sentence, read (ALRT-06). */
export interface ParsedQuery {
  text: string
  chips: Understood[]
  /** The words that stay a keyword, in their order. */
  rest: string
  /** Words that were understood but that no listing can answer, such as 'rego': neither filter nor keyword. */
  leftOut: string[]
  /** The text asks in a sentence's way, so its filters say more than its words would find as a keyword. */
  plain: boolean
}

/** Values a site's stock has, with their number of cars, by facet. */
export type Vocabulary = Partial<Record<FacetAttribute, Record<string, number>>>
