import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { tagsFor } from '@/src/domain/cache/tags'
import type { FeedPost, FeedSite } from '@/src/domain/seo/blogFeeds'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { blogArticle } from './getBlogs'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'
import { withoutHints } from '@/src/domain/media/pictureHints'

/** Readers ask for what is new; older posts are in the archive. */
const MOST = 30

/** Links and pictures of a text lead to the site wherever it is read. */
const absolute = (html: string, origin: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${origin}/`)

const readPosts = (tenantId: string, origin: string): Promise<FeedPost[]> =>
  cachedRead(
    ['blog-feed', tenantId, origin],
    [tagsFor.content(tenantId, 'blogs'), tagsFor.content(tenantId, 'media')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'blogs',
        ...publicRead,
        depth: 1,
        limit: MOST,
        sort: '-date',
        populate: populated,
        where: published(tenantId),
      })
      return docs.map((row) => {
        const { href, heading, description, content, author, image, date } = blogArticle(row)
        return {
          path: href,
          title: heading,
          summary: description,
          html: content ? absolute(convertLexicalToHTML({ data: content, disableContainer: true }), origin) : '',
          author: author || null,
          image: image && withoutHints(image.url),
          publishedAt: date,
          changedAt: row.updatedAt,
        }
      })
    },
  )

/** A site's newest posts, as feed readers get them. */
export const blogFeed = async ({ id, origin, name }: Site): Promise<{ feed: FeedSite; posts: FeedPost[] }> => ({
  feed: { origin, name: `${name}: Latest News`, description: `News and advice from ${name}.` },
  posts: await readPosts(id, origin),
})
