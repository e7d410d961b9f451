import type { FacetAttribute } from '../facets/facets'
import type { Histogram } from '../facets/histogram'
import type { NearPlace } from '../query/near'
import type { StockCard } from '../index/StockDocument'

/** One value of a facet as the panel shows it (SEA-04). */
export interface FacetItem {
  label: string
  value: string
  count: number
}

/** What a search page shows (SEA-05). */
export interface SearchResult {
  hits: StockCard[]
  total: number
  /** Number of pages, and the page these hits are (from 1). */
  pages: number
  page: number
  pageSize: number
  facets: Partial<Record<FacetAttribute, FacetItem[]>>
  /** Bounds of each range facet among the cars found without that range. */
  stats: Partial<Record<FacetAttribute, { min: number; max: number }>>
  /** Cars found without that range, along the range; a range with too many values to count in full is not here. */
  histograms: Partial<Record<FacetAttribute, Histogram>>
  /** The place distances are measured from; null: none was asked for, or its postcode is not known. */
  near: NearPlace | null
  ms: number
  /** The search engine was not there: a plain list from the database, without facets. */
  degraded: boolean
}

/** One result of InstantSearch's search client, with the fields that a search page needs. */
export interface StockAnswerResult {
  index: string
  hits: (StockCard & { objectID: string })[]
  nbHits: number
  nbPages: number
  /** 0-based. */
  page: number
  hitsPerPage: number
  query: string
  params: string
  processingTimeMS: number
  exhaustiveNbHits: boolean
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, { min?: number; max?: number; avg?: number; sum?: number }>
}

/** Initial results for InstantSearch: the first result has the hits, and one more follows for each refined facet. */
export interface StockAnswer {
  results: StockAnswerResult[]
  /** Place of the search's postcode; null when it has none, or the postcode is unknown. */
  near: NearPlace | null
  /** The search engine was down: a plain list from the database, without facets. */
  degraded: boolean
}
