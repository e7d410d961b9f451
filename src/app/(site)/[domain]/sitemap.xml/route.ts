import { carCount } from '@/src/data/siteMap/carFiles'
import { sitePages } from '@/src/data/siteMap/sitePages'
import { sitemapFiles, sitemapIndexXml } from '@/src/domain/seo/sitemap'
import { siteFile } from '../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

const named = (kind: string, urls: number, changedAt: string | null) =>
  Array.from({ length: sitemapFiles(urls) }, (_, part) => ({ path: `/sitemaps/${kind}-${part + 1}.xml`, changedAt }))

/** `GET /sitemap.xml`: the index of this site's sitemap files (SEO-01). */
export const GET = siteFile(async (site) => {
  const [pages, { cars, changedAt }] = await Promise.all([sitePages(site), carCount(site)])
  const newest =
    pages
      .flatMap((page) => page.changedAt ?? [])
      .toSorted()
      .at(-1) ?? null
  const files = [...named('pages', pages.length, newest), ...named('cars', cars, changedAt)]
  return { body: sitemapIndexXml(site.origin, files), type: 'application/xml; charset=utf-8' }
})
