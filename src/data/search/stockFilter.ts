import { siteFilter, type SiteScope } from '@/src/domain/search/index/siteFilter'
import type { Site } from '@/tenants/Site'

/** What of a site decides which stock it shows. */
export type StockSite = Pick<Site, 'id' | 'slug' | 'memberIds' | 'settings'>

/** A site's stock scope, from its settings (SEA-23, SEA-25). */
export const siteScope = ({ slug, settings }: StockSite): SiteScope => ({
  slug,
  soldVisibleDays: settings.search.soldVisibleDays,
  visibilityRule: settings.search.visibilityRule,
  visibilityMakes: settings.search.popularMakes,
})

/** The engine filter every search of a site must carry (SEA-23, TEN-15). */
export const stockFilter = (site: StockSite, now: Date = new Date()): string => siteFilter(siteScope(site), now)
