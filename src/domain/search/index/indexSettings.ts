import { carFieldRows } from '@/src/domain/stock/fields/carFieldTable'
import { facets, rangeFacets } from '../facets/facets'
import { MAX_TOTAL_HITS } from './maxTotalHits'
import { publicStockFields, type IndexedStockDocument } from './StockDocument'
import { sorts } from '../url/sorts'
import { MAX_VALUES_PER_FACET } from '../facets/stepCounts'

export const STOCK_PRIMARY_KEY = 'id'

type Attribute = keyof IndexedStockDocument

/** In the order of their weight: words found in the title count most. */
const weighed: Attribute[] = [
  'title',
  'make',
  'model',
  'badge',
  'series',
  'simple_body',
  'body',
  'colour',
  'paint',
  'simple_fuel',
  'fuel',
  'location_name',
  'city',
  'state',
  'stocknum',
]

const marked = carFieldRows.flatMap(({ name, row }) => (row.search === 'searched' ? [name] : []))

/** Filtered by the server or by a landing page, never shown as a facet. */
const filterOnly: Attribute[] = [
  'id',
  'slug',
  'tenant',
  'sites',
  'make_slug',
  'model_slug',
  'stocknum',
  'sold_date_timestamp',
  'location_slug',
  'reserved',
  'price_step',
  'km_step',
  '_geo',
]

const sortable = (): string[] =>
  [
    ...new Set([
      ...sorts.flatMap(({ key }) => key.split(':').slice(0, 1)),
      'custom_rank',
      'views',
      'updated_at',
      '_geo',
    ]),
  ].filter((attribute) => attribute !== 'recommended' && attribute !== 'distance')

/**
 * Order of facet values: by count, of which a long list keeps the first. Prices, kilometres and times have a value for
 * nearly every car: finding the most common of 100,000 took 330 ms of a search that takes 3 ms without (measured). Only
 * their bounds and steps are shown, so they are sorted `alpha`, which lets the engine stop at the first ones.
 */
const facetOrder = (): Record<string, 'count' | 'alpha'> => ({
  '*': 'count',
  ...Object.fromEntries(rangeFacets.map(({ attribute }) => [attribute, 'alpha' as const])),
})

/**
 * The index's settings. Sorting comes before relevance because a shopper who picks 'lowest price' means it; the custom
 * rank decides what is left (SEA-21), and the newest car comes first among equals.
 */
export const indexSettings = () => ({
  displayedAttributes: [...publicStockFields],
  searchableAttributes: [...new Set<string>([...weighed, ...marked])],
  filterableAttributes: [...new Set<string>([...facets.map(({ attribute }) => attribute), ...filterOnly])],
  sortableAttributes: sortable(),
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attribute',
    'exactness',
    'custom_rank:desc',
    'created_at_timestamp:desc',
  ],
  typoTolerance: {
    enabled: true,
    disableOnNumbers: true,
    disableOnAttributes: ['stocknum'],
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
  },
  synonyms: {
    vw: ['volkswagen'],
    volkswagen: ['vw'],
    merc: ['mercedes'],
    chevy: ['chevrolet'],
    landcruiser: ['land cruiser'],
    ute: ['utility', 'pickup'],
    pickup: ['ute'],
    '4wd': ['4x4', 'awd'],
    '4x4': ['4wd'],
    motorbike: ['motorcycle'],
    ev: ['electric'],
  },
  pagination: { maxTotalHits: MAX_TOTAL_HITS },
  faceting: { maxValuesPerFacet: MAX_VALUES_PER_FACET, sortFacetValuesBy: facetOrder() },
})
