import { LRUCache } from 'lru-cache'
import type { FacetAttribute } from '@/src/domain/search/facets/facets'
import { buildLexicon } from '@/src/domain/search/plainLanguage/lexicon'
import type { Lexicon } from '@/src/domain/search/plainLanguage/LexiconEntry'
import type { Vocabulary } from '@/src/domain/search/plainLanguage/ParsedQuery'
import { stockEngine } from '@/src/services/search/engine'
import { stockFilter, type StockSite } from './stockFilter'

/** Facets whose values shoppers write, and the type of stock, which gives the noun. */
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

/** Maximum delay until a word of new stock is understood. */
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
 * All phrases a site understands, from the values in its stock (ALRT-06). Cached for a minute.
 *
 * @throws SearchError while the engine is down
 */
export const searchVocabulary = (site: StockSite): Promise<SiteWords> => {
  const before = known.get(site.id)
  if (before) return before
  const words = read(site)
  known.set(site.id, words)
  // A failure is not cached.
  words.catch(() => known.delete(site.id))
  return words
}
