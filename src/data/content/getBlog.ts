import { tagsFor } from '@/src/domain/cache/tags'
import type { Blog } from '@/src/payload-types'
import { blogEntry, type BlogEntry } from './getBlogs'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

/** An article, whole. */
export interface BlogArticle extends BlogEntry {
  author: string | null
  content: Blog['content']
  seo: Blog['seo']
}

/** A post's row, its picture populated, as its page shows it. */
export const blogArticle = (row: Blog): BlogArticle => ({
  ...blogEntry(row),
  author: row.author ?? null,
  content: row.content ?? null,
  seo: row.seo ?? {},
})

/** A published post of a site by its slug (RTE-53). Null when there is none. */
export const getBlog = (tenantId: string, slug: string): Promise<BlogArticle | null> =>
  cachedRead(
    ['blog', tenantId, slug],
    [tagsFor.content(tenantId, 'blogs'), tagsFor.content(tenantId, 'media')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'blogs',
        ...publicRead,
        depth: 1,
        limit: 1,
        populate: populated,
        where: published(tenantId, { slug: { equals: slug } }),
      })
      return docs[0] ? blogArticle(docs[0]) : null
    },
  )
