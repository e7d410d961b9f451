import { webManifest } from '@/src/domain/seo/webManifest'
import { siteFile } from '../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /manifest.webmanifest` of a site (SEO-03). */
export const GET = siteFile(async (site) => ({
  body: JSON.stringify(webManifest(site)),
  type: 'application/manifest+json; charset=utf-8',
}))
