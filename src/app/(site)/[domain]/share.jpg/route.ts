import { siteShareImage } from '@/src/documents/siteShareImage'
import { siteFile } from '../siteFile'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** `GET /share.jpg`: what a shared link shows of a page without a picture of its own (SEO-03). */
export const GET = siteFile(async ({ name, tagline, theme }) => ({
  body: new Uint8Array(await siteShareImage({ name, tagline, theme })),
  type: 'image/jpeg',
}))
