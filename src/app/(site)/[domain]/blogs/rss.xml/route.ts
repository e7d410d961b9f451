import { blogFeed } from '@/src/data/content/blogFeed'
import { rssFeed } from '@/src/domain/seo/blogFeeds'
import { siteFile } from '../../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /blogs/rss.xml`: a site's news as RSS. */
export const GET = siteFile(async (site) => {
  const { feed, posts } = await blogFeed(site)
  return { body: rssFeed(feed, posts), type: 'application/rss+xml; charset=utf-8' }
})
