import { icoOf } from '@/src/documents/siteIcon'
import { iconOf } from '../site-icon/iconOf'
import { siteFile } from '../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

const SIZE_PX = 48

/** `GET /favicon.ico` of a site: search engines and feed readers request it whatever a page links (SEO-03). */
export const GET = siteFile(async (site) => {
  const { body } = await iconOf(site, SIZE_PX)
  return { body: new Uint8Array(icoOf(Buffer.from(body), SIZE_PX)), type: 'image/x-icon' }
})
