import type { NearPlace } from '../query/near'
import type { StockCard } from '../index/StockDocument'

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
