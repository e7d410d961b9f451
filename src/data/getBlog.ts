import { tagsFor } from '@/src/domain/cache/tags'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { Blog } from '@/src/payload-types'
import type { BlogEntry } from './getBlogs'
import { cachedRead } from './cachedRead'
import { payloadClient, publicRead } from './payloadClient'
import { populated } from './populated'

/** An article, whole. */
export interface BlogArticle extends BlogEntry {
  author: string | null
  content: Blog['content']
  seo: Blog['seo']
}

/** A post's row, its picture populated, as its page shows it. */
export const blogArticle = (row: Blog): BlogArticle => ({
  id: row.id,
  href: `/blogs/${row.slug}`,
  heading: row.heading,
  image: pictureOf(row.image, row.heading),
  description: row.description ?? '',
  date: row.date ?? row.createdAt,
  author: row.author ?? null,
  content: row.content ?? null,
  seo: row.seo ?? {},
})

/** A published post of a site by its slug (RTE-53). Null: there is none. */
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
        where: {
          and: [{ tenant: { equals: tenantId } }, { slug: { equals: slug } }, { _status: { equals: 'published' } }],
        },
      })
      return docs[0] ? blogArticle(docs[0]) : null
    },
  )
