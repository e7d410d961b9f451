import type { Site } from '@/tenants/Site'
import { dealerId } from './dealerJsonLd'
import { pictureHref } from '@/src/domain/media/pictureHints'

interface ArticleFacts {
  heading: string
  href: string
  description: string
  /** ISO time. */
  date: string
  /** Null or empty: the dealership itself. */
  author: string | null
  image: { url: string } | null
}

/** An article as structured data (SEO-02). Without a picture of its own it has the site's. */
export const articleJsonLd = ({ name, origin }: Pick<Site, 'name' | 'origin'>, article: ArticleFacts) => {
  const url = new URL(article.href, origin).href
  const dealer = { '@type': 'AutoDealer', '@id': dealerId({ origin }), name, url: new URL('/', origin).href }
  return {
    '@type': 'Article',
    headline: article.heading,
    description: article.description || undefined,
    url,
    mainEntityOfPage: url,
    datePublished: article.date,
    image: pictureHref(article.image?.url ?? '/share.jpg', origin),
    author: article.author ? { '@type': 'Person', name: article.author } : dealer,
    publisher: dealer,
  }
}
