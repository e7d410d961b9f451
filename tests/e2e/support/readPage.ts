import type { APIRequestContext } from '@playwright/test'
import { siteGet } from './siteGet'

interface JsonLd {
  '@type': string
  numberOfItems?: number
  itemListElement?: { position: number; name: string; url?: string; item?: string }[]
}

const unescaped = (text: string): string =>
  text
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&rsquo;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

const first = (html: string, pattern: RegExp): string | null => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? null : unescaped(found)
}

/** What the server sends for an address, read as a search engine reads it: without a script having run (SEO-01). */
export const readPage = async (request: APIRequestContext, slug: string, path: string) => {
  const response = await siteGet(request, slug, path)
  const html = await response.text()
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]): JsonLd =>
    JSON.parse(text ?? ''),
  )
  return {
    status: response.status(),
    location: response.headers().location ?? null,
    html,
    text: unescaped(html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ')),
    heading: first(html, /<h1[^>]*>(.*?)<\/h1>/s),
    title: first(html, /<title>(.*?)<\/title>/s),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    robots: first(html, /<meta name="robots" content="([^"]*)"/),
    cards: [...html.matchAll(/<article\b/g)].length,
    carPaths: [...new Set([...html.matchAll(/href="(\/cars\/[^"?#]+)"/g)].flatMap(([, href]) => href ?? []))],
    crumbs: jsonLd.find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement ?? [],
    list: jsonLd.find((data) => data['@type'] === 'ItemList') ?? null,
  }
}
