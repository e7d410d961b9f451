import { xmlText } from './xmlText'

export interface FeedPost {
  path: string
  title: string
  summary: string
  /** HTML with absolute addresses; '' when there is no more than the summary. */
  html: string
  author: string | null
  image: string | null
  /** ISO times. */
  publishedAt: string
  changedAt: string
}

export interface FeedSite {
  origin: string
  name: string
  description: string
}

const absolute = ({ origin }: FeedSite, path: string): string => new URL(path, origin).href
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const newest = (posts: readonly FeedPost[]): string | null =>
  posts.reduce<string | null>((last, { changedAt }) => (last === null || changedAt > last ? changedAt : last), null)

const rssItem = (site: FeedSite, post: FeedPost): string => {
  const url = xmlText(absolute(site, post.path))
  return [
    `<item><title>${xmlText(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`,
    `<description>${xmlText(post.summary)}</description>`,
    post.html === '' ? '' : `<content:encoded>${xmlText(post.html)}</content:encoded>`,
    post.author === null ? '' : `<dc:creator>${xmlText(post.author)}</dc:creator>`,
    '</item>',
  ].join('')
}

/** A site's news as RSS 2.0. */
export const rssFeed = (site: FeedSite, posts: readonly FeedPost[]): string => {
  const self = xmlText(absolute(site, '/blogs/rss.xml'))
  const changed = newest(posts)
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${xmlText(site.name)}</title><link>${xmlText(absolute(site, '/blogs'))}</link><description>${xmlText(site.description)}</description><language>en-AU</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>${changed === null ? '' : `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`}${posts.map((post) => rssItem(site, post)).join('')}</channel></rss>\n`
}

const atomEntry = (site: FeedSite, post: FeedPost): string => {
  const url = xmlText(absolute(site, post.path))
  return [
    `<entry><title>${xmlText(post.title)}</title><id>${url}</id><link rel="alternate" href="${url}"/>`,
    `<published>${xmlText(post.publishedAt)}</published><updated>${xmlText(post.changedAt)}</updated>`,
    `<author><name>${xmlText(post.author ?? site.name)}</name></author><summary>${xmlText(post.summary)}</summary>`,
    post.html === '' ? '' : `<content type="html">${xmlText(post.html)}</content>`,
    '</entry>',
  ].join('')
}

/** A site's news as Atom 1.0. */
export const atomFeed = (site: FeedSite, posts: readonly FeedPost[], now: Date): string => {
  const self = xmlText(absolute(site, '/blogs/atom.xml'))
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU"><title>${xmlText(site.name)}</title><subtitle>${xmlText(site.description)}</subtitle><id>${self}</id><link rel="self" href="${self}"/><link rel="alternate" href="${xmlText(absolute(site, '/blogs'))}"/><updated>${newest(posts) ?? now.toISOString()}</updated>${posts.map((post) => atomEntry(site, post)).join('')}</feed>\n`
}

/** A site's news as JSON Feed 1.1. */
export const jsonFeed = (site: FeedSite, posts: readonly FeedPost[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: site.name,
  description: site.description,
  home_page_url: absolute(site, '/blogs'),
  feed_url: absolute(site, '/blogs/feed.json'),
  language: 'en-AU',
  items: posts.map((post) => ({
    id: absolute(site, post.path),
    url: absolute(site, post.path),
    title: post.title,
    summary: post.summary,
    ...(post.html === '' ? { content_text: post.summary } : { content_html: post.html }),
    ...(post.image === null ? {} : { image: absolute(site, post.image) }),
    ...(post.author === null ? {} : { authors: [{ name: post.author }] }),
    date_published: post.publishedAt,
    date_modified: post.changedAt,
  })),
})
