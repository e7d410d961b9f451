import { blogFeed } from '@/src/data/content/blogFeed'
import { jsonFeed } from '@/src/domain/seo/blogFeeds'
import { siteFile } from '../../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /blogs/feed.json`: a site's news as JSON Feed. */
export const GET = siteFile(async (site) => {
  const { feed, posts } = await blogFeed(site)
  return { body: JSON.stringify(jsonFeed(feed, posts)), type: 'application/feed+json; charset=utf-8' }
})
