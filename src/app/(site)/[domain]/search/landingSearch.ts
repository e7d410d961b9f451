import { cachedUnlessDegraded } from '@/src/data/reads/cachedUnlessDegraded'
import { searchAnswer } from '@/src/data/search/searchAnswer'
import { stockTags } from '@/src/data/search/sitePreset'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { StockAnswer } from '@/src/domain/search/results/SearchResult'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import type { Site } from '@/tenants/Site'

/**
 * The first page of a search path, cached until the index has a change (tag `stock:{tenant}`). A plain list, shown
 * while the engine is down, is cached for seconds only.
 */
export const landingSearch = (site: Site, preset: SearchPreset): Promise<StockAnswer> =>
  cachedUnlessDegraded(['search-answer', site.id, preset.path], stockTags(site), () =>
    searchAnswer(site, emptySearchState, preset),
  )
