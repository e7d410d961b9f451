import type { NearPlace } from '../query/near'
import type { StockCard } from '../index/StockDocument'

/** One result of InstantSearch's search client, as far as a search page needs it. */
export interface StockAnswerResult {
  index: string
  hits: (StockCard & { objectID: string })[]
  nbHits: number
  nbPages: number
  /** From 0. */
  page: number
  hitsPerPage: number
  query: string
  params: string
  processingTimeMS: number
  exhaustiveNbHits: boolean
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, { min?: number; max?: number; avg?: number; sum?: number }>
}

/** A search's answer as InstantSearch begins with it: the first result has the hits, one more for each refined facet. */
export interface StockAnswer {
  results: StockAnswerResult[]
  /** Where the search's postcode is; null: it has none, or nobody knows it. */
  near: NearPlace | null
  /** The search engine was not there: a plain list from the database, without facets. */
  degraded: boolean
}
