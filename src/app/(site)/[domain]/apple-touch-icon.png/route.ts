import { iconOf } from '../site-icon/iconOf'
import { siteFile } from '../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /apple-touch-icon.png` of a site: phones ask for it by this name (SEO-03). */
export const GET = siteFile((site) => iconOf(site, 180, true))
