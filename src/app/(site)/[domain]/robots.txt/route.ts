import { robotsText } from '@/src/domain/seo/robotsText'
import { siteFile } from '../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /robots.txt` of a site (SEO-01). */
export const GET = siteFile(async ({ origin, settings }) => ({
  body: robotsText(origin, settings.seo.indexed),
  type: 'text/plain; charset=utf-8',
}))
