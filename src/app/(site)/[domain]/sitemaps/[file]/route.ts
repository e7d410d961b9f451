import { carFile } from '@/src/data/siteMap/carFiles'
import { sitePages } from '@/src/data/siteMap/sitePages'
import { SITEMAP_URLS, sitemapPart, sitemapXml } from '@/src/domain/seo/sitemap'
import { siteFile } from '../../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /sitemaps/pages-1.xml`, `/sitemaps/cars-1.xml`: one file of this site's sitemap (SEO-01). */
export const GET = siteFile(async (site, file) => {
  const asked = sitemapPart(file)
  if (!asked) return null
  const urls =
    asked.kind === 'cars'
      ? await carFile(site, asked.part)
      : (await sitePages(site)).slice((asked.part - 1) * SITEMAP_URLS, asked.part * SITEMAP_URLS)
  return urls.length === 0 ? null : { body: sitemapXml(site.origin, urls), type: 'application/xml; charset=utf-8' }
})
