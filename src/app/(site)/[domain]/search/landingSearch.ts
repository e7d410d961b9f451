import { unstable_cache } from 'next/cache'
import { cachedRead } from '@/src/data/cachedRead'
import { type BrandEntry, getBrands } from '@/src/data/getBrands'
import { searchLookups } from '@/src/data/searchLookups'
import { searchStock } from '@/src/data/searchStock'
import { tagsFor } from '@/src/domain/cache/tags'
import { resolveSearchPreset, type SearchLookups, type SearchPreset } from '@/src/domain/search/searchPreset'
import type { SearchResult } from '@/src/domain/search/SearchResult'
import { emptySearchState } from '@/src/domain/search/SearchState'
import type { Site } from '@/tenants/Site'

/** Pages made while the search engine is away are made again this soon. */
const DEGRADED_SECONDS = 10

class Degraded extends Error {
  constructor(readonly result: SearchResult) {
    super('The search engine is away.')
  }
}

const stockTags = (site: Site): string[] => site.memberIds.map(tagsFor.stock)

const readLookups = (site: Site): Promise<SearchLookups> =>
  cachedRead(['search-lookups', site.id], stockTags(site), () => searchLookups(site))

/** A brand the site sells keeps its search page while none of it is in stock (RTE-20). */
const withBrands = (lookups: SearchLookups, brands: BrandEntry[]): SearchLookups => {
  const inStock = new Set(lookups.makes.map(({ slug }) => slug))
  const others = brands.filter(({ kind, slug }) => kind !== 'group' && !inStock.has(slug))
  return { ...lookups, makes: [...lookups.makes, ...others.map(({ slug, title }) => ({ slug, value: title }))] }
}

/** What a search path shows (RTE-14..24); null: it names nothing of this site. */
export const searchPresetAt = async (site: Site, segments: string[] | undefined): Promise<SearchPreset | null> => {
  const [lookups, brands] = await Promise.all([readLookups(site), getBrands(site.id)])
  return resolveSearchPreset((segments ?? []).map(decodeURIComponent), withBrands(lookups, brands))
}

/**
 * The first page of a search path, kept until the index has a change (tag `stock:{tenant}`). A plain list, shown while
 * the engine is away, is kept for seconds only.
 */
export const landingSearch = async (site: Site, preset: SearchPreset): Promise<SearchResult> => {
  const read = async (): Promise<SearchResult> => {
    const result = await searchStock(site, emptySearchState, preset)
    if (result.degraded) throw new Degraded(result)
    return result
  }
  try {
    return await cachedRead(['search-landing', site.id, preset.path], stockTags(site), read)
  } catch (error) {
    if (!(error instanceof Degraded)) throw error
    const { result } = error
    return unstable_cache(async () => result, ['search-degraded', site.id, preset.path], {
      revalidate: DEGRADED_SECONDS,
    })()
  }
}
