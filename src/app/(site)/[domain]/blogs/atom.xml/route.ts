import { blogFeed } from '@/src/data/content/blogFeed'
import { atomFeed } from '@/src/domain/seo/blogFeeds'
import { siteFile } from '../../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /blogs/atom.xml`: a site's news as Atom. */
export const GET = siteFile(async (site) => {
  const { feed, posts } = await blogFeed(site)
  return { body: atomFeed(feed, posts, new Date()), type: 'application/atom+xml; charset=utf-8' }
})
