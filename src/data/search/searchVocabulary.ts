import { LRUCache } from 'lru-cache'
import type { FacetAttribute } from '@/src/domain/search/facets/facets'
import { buildLexicon, type Lexicon } from '@/src/domain/search/plainLanguage/lexicon'
import type { Vocabulary } from '@/src/domain/search/plainLanguage/ParsedQuery'
import { stockEngine } from '@/src/services/search/engine'
import { stockFilter, type StockSite } from './stockFilter'

/** Facets whose values shoppers say, and the type of stock, which says what it is called. */
const SPOKEN: FacetAttribute[] = [
  'make',
  'make_model',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'drive',
  'car_type',
  'colour',
  'certified',
  'state',
  'city',
  'location_name',
  'dealership_name',
  'filtered_features',
  'badge',
  'item_type',
]

export interface SiteWords {
  vocabulary: Vocabulary
  lexicon: Lexicon
}

/** A word that comes with new stock is understood after this long at the latest. */
const LIFE_MS = 60_000
const SITES = 100

const known = new LRUCache<string, Promise<SiteWords>>({ max: SITES, ttl: LIFE_MS })

const read = async (site: StockSite): Promise<SiteWords> => {
  const query = { q: '', filter: [stockFilter(site)], facets: SPOKEN, hitsPerPage: 0, page: 1 }
  const [answer] = await stockEngine().search([query])
  const vocabulary: Vocabulary = answer?.facetDistribution ?? {}
  return { vocabulary, lexicon: buildLexicon(vocabulary) }
}

/**
 * What a site's shoppers can say: the values its stock has, and the phrases that mean them (ALRT-06). Kept for a minute.
 *
 * @throws SearchError while the engine is away
 */
export const searchVocabulary = (site: StockSite): Promise<SiteWords> => {
  const before = known.get(site.id)
  if (before) return before
  const words = read(site)
  known.set(site.id, words)
  // A failure is not kept.
  words.catch(() => known.delete(site.id))
  return words
}
