import { tagsFor } from '@/src/domain/cache/tags'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { published } from '../reads/published'

type Listed = 'pages' | 'blogs' | 'models' | 'brands' | 'offers'

/** What a sitemap needs to know of a published row. */
export interface PublishedRow {
  id: string
  slug: string
  /** Of a page or post; '' elsewhere. */
  title: string
  /** ISO time. */
  changedAt: string
  /** Not hidden from search engines. */
  listed: boolean
}

const MOST = 20_000

/** Every published row of a collection of a site: news by date, the newest first, all else by slug. */
export const publishedRows = (tenantId: string, collection: Listed): Promise<PublishedRow[]> =>
  cachedRead(['sitemap-rows', tenantId, collection], [tagsFor.content(tenantId, collection)], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection,
      ...publicRead,
      limit: MOST,
      sort: collection === 'blogs' ? '-date' : 'slug',
      select: { slug: true, title: true, heading: true, updatedAt: true, seo: { noIndex: true } },
      where: published(tenantId),
    })
    return docs.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: 'title' in row ? row.title : 'heading' in row ? row.heading : '',
      changedAt: row.updatedAt,
      listed: row.seo?.noIndex !== true,
    }))
  })
