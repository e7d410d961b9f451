import { tagsFor } from '@/src/domain/cache/tags'
import type { SitemapUrl } from '@/src/domain/seo/sitemap'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient } from '../reads/payloadClient'
import { countSitemapCars, sitemapCars } from './sitemapCars'

/** The number of cars in a site's sitemap, and the last change. Refreshed by the tag of the site's stock. */
export const carCount = ({ id, memberIds }: Pick<Site, 'id' | 'memberIds'>) =>
  cachedRead(['sitemap-cars', id, ...memberIds], memberIds.map(tagsFor.stock), async () => {
    const { db } = await payloadClient()
    return countSitemapCars(db.pool, memberIds)
  })

/** A file of cars; not cached here, because the response is cached and refreshed by the tags of `carCount`. */
export const carFile = async (site: Pick<Site, 'id' | 'memberIds'>, part: number): Promise<SitemapUrl[]> => {
  await carCount(site)
  const { db } = await payloadClient()
  return sitemapCars(db.pool, site.memberIds, part)
}
