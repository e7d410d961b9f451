import { xmlText } from './xmlText'

/** Addresses in one file of a sitemap; search engines take 50,000 at most. */
export const SITEMAP_URLS = 45_000

export interface SitemapUrl {
  /** Path of the site, as its canonical address has it. */
  path: string
  /** ISO time of the last change; null when not known. */
  changedAt: string | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entry = (name: 'url' | 'sitemap', origin: string, { path, changedAt }: SitemapUrl): string =>
  `<${name}><loc>${xmlText(new URL(path, origin).href)}</loc>${changedAt === null ? '' : `<lastmod>${xmlText(changedAt)}</lastmod>`}</${name}>`

/** One file of a sitemap (SEO-01): at most `SITEMAP_URLS` addresses. */
export const sitemapXml = (origin: string, urls: readonly SitemapUrl[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${urls.map((url) => entry('url', origin, url)).join('\n')}\n</urlset>\n`

/** The index of a site's sitemap files (SEO-01). */
export const sitemapIndexXml = (origin: string, files: readonly SitemapUrl[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map((file) => entry('sitemap', origin, file)).join('\n')}\n</sitemapindex>\n`

/** How many files so many addresses take. */
export const sitemapFiles = (urls: number): number => Math.ceil(urls / SITEMAP_URLS)

/** 'cars-2' -> the second file of cars; null: not the name of a file. */
export const sitemapPart = (name: string): { kind: 'pages' | 'cars'; part: number } | null => {
  const [, kind, digits] = /^(pages|cars)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  return (kind === 'pages' || kind === 'cars') && digits ? { kind, part: Number(digits) } : null
}
