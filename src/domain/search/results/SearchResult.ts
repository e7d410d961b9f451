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
