import { sitePreset } from '@/src/data/search/sitePreset'
import { defaultSearchPath, type SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { Site } from '@/tenants/Site'

/** The preset of the search page at a path of the site; null when there is no such page. */
export const getSearchPreset = async (site: Site, path: string): Promise<SearchPreset | null> => {
  if (path.length > 200 || !path.startsWith('/search')) return null
  const segments = path === defaultSearchPath ? [] : path.split('/').slice(2).filter(Boolean)
  return sitePreset(site, segments)
}
