import { getSite } from '@/src/data/site/getSite'
import type { Site } from '@/tenants/Site'

interface FileParams {
  params: Promise<{ domain: string; file?: string }>
}

/** The body of a file and its type; null when this site has no such file. */
interface SiteFile {
  body: string | Uint8Array<ArrayBuffer>
  type: string
}

const missing = (): Response =>
  new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/**
 * A file of a dealership's site, cached like a page and rendered again when its data changes (decision 3). The route
 * itself exports `dynamic`, `revalidate` and `generateStaticParams`.
 */
export const siteFile =
  (make: (site: Site, file: string) => Promise<SiteFile | null>) =>
  async (_: Request, { params }: FileParams): Promise<Response> => {
    const { domain, file = '' } = await params
    const site = await getSite(domain)
    const made = site && (await make(site, file))
    return made ? new Response(made.body, { headers: { 'content-type': made.type } }) : missing()
  }
