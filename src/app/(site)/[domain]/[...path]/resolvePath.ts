import { type BrandEntry, getBrands } from '@/src/data/content/getBrands'
import { getModel, getModelAt, type ModelContent } from '@/src/data/content/getModel'
import { getPage } from '@/src/data/content/getPage'
import { pageSlugAt } from '@/src/domain/content/pagePath'
import { financePath } from '@/src/domain/finance/financePath'
import { isSearchWordsSlug } from '@/src/domain/search/url/searchWordsSlug'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

export type PathAnswer =
  | { kind: 'watchlist' }
  | { kind: 'page'; page: Page }
  | { kind: 'model'; model: ModelContent }
  | { kind: 'overview'; brand: BrandEntry }
  | { kind: 'finance' }

const OVERVIEW = 'overview'

/**
 * Null when no page can be here: the home page has one address only, and search pages' texts are shown on the search
 * pages.
 */
const slugOf = (path: readonly string[]): string | null => {
  const slug = pageSlugAt(path)
  return slug === null || slug === 'home' || slug === '_' || isSearchWordsSlug(slug) ? null : slug
}

const brandOverview = async (site: Site, [slug, last, ...rest]: readonly string[]): Promise<BrandEntry | null> =>
  last === OVERVIEW && rest.length === 0
    ? ((await getBrands(site.id)).find((brand) => brand.slug === slug) ?? null)
    : null

/**
 * What is at an address without a route of its own, the first that matches: the watchlist (RTE-43), a published page
 * (RTE-44..52), a model by its slug or by the address of its own page (RTE-28), a brand's overview (RTE-31), the
 * finance page at the site's own address (RTE-09). Null when nothing matches.
 */
export const resolvePath = async (site: Site, segments: readonly string[]): Promise<PathAnswer | null> => {
  const path = `/${segments.join('/')}`
  if (path === site.settings.routes.watchlistPath) return { kind: 'watchlist' }
  const slug = slugOf(segments)
  const page = slug ? await getPage(site.id, slug) : null
  if (page) return { kind: 'page', page }
  const bySlug = slug && segments.length === 1 ? await getModel(site.id, slug) : null
  const model = bySlug ?? (await getModelAt(site.id, path))
  if (model) return { kind: 'model', model }
  const brand = await brandOverview(site, segments)
  if (brand) return { kind: 'overview', brand }
  return path === financePath(site) ? { kind: 'finance' } : null
}
