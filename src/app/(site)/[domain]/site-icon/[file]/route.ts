import { siteFile } from '../../siteFile'
import { iconOf } from '../iconOf'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /site-icon/192.png`, `/site-icon/512-maskable.png`: the icons of the manifest (SEO-03). */
export const GET = siteFile(async (site, file) => {
  const [, size, maskable] = /^(192|512)(-maskable)?\.png$/.exec(file) ?? []
  return size === undefined ? null : iconOf(site, Number(size), maskable !== undefined)
})
