import { tagsFor } from '@/src/domain/cache/tags'
import { minutesToRead } from '@/src/domain/content/articles/articleContents'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { Blog } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

/** A blog card (ENT-19). */
export interface BlogEntry {
  id: string
  href: string
  heading: string
  image: { url: string; alt: string } | null
  /** Pictures of the studio beside it. */
  otherImages: string[]
  description: string
  /** ISO date. */
  date: string
  /** What kind of post it is, 'Buying'. */
  category: string | null
  /** To read it. */
  minutes: number
}

/** A post's row, its picture populated, as its card shows it. */
export const blogEntry = (
  row: Pick<
    Blog,
    'id' | 'slug' | 'heading' | 'image' | 'other_images' | 'description' | 'date' | 'category' | 'content' | 'createdAt'
  >,
): BlogEntry => ({
  id: row.id,
  href: `/blogs/${row.slug}`,
  heading: row.heading,
  image: pictureOf(row.image, row.heading),
  otherImages: row.other_images ?? [],
  description: row.description ?? '',
  date: row.date ?? row.createdAt,
  category: row.category || null,
  minutes: minutesToRead(row.content),
})

/** Published posts of a site, newest first. */
export const getBlogs = (tenantId: string, limit: number): Promise<BlogEntry[]> =>
  cachedRead(
    ['blogs', tenantId, String(limit)],
    [tagsFor.content(tenantId, 'blogs'), tagsFor.content(tenantId, 'media')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'blogs',
        ...publicRead,
        depth: 1,
        limit,
        sort: '-date',
        select: { seo: false },
        populate: populated,
        where: published(tenantId),
      })
      return docs.map(blogEntry)
    },
  )

/** An article, whole. */
export interface BlogArticle extends BlogEntry {
  author: string | null
  content: Blog['content']
  /** Address of the search for the vehicles it is about. */
  stockSearch: string | null
  seo: Blog['seo']
}

/** A post's row, its picture populated, as its page shows it. */
export const blogArticle = (row: Blog): BlogArticle => ({
  ...blogEntry(row),
  author: row.author ?? null,
  content: row.content ?? null,
  stockSearch: row.stock_search || null,
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
