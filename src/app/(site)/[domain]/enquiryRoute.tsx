import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SitePicture } from '@/src/domain/content/pictureOf'
import type { Site } from '@/tenants/Site'
import type { EnquiryRoute } from './enquiryPages'
import { enquiryMetadata, EnquiryPage } from './EnquiryPage'
import { requireSite } from './requireSite'

interface PageProps<P> {
  params: Promise<{ domain: string } & P>
}

/** What a visitor asks about who came from the page of something. */
interface Asked {
  title?: string
  image?: SitePicture | null
  /** What the form starts with, by the names of its inputs. */
  prefill: Record<string, string>
}

/**
 * A page that ends in a form at its one address, in the two parts Next asks of a route (RTE-36..38). With `ask` it is about what
 * the rest of the address names, not found where that gives null, and for search engines the page without it.
 */
export const enquiryRoute = <P extends object>(
  route: EnquiryRoute,
  path: string,
  ask?: (site: Site, params: P) => Promise<Asked | null> | Asked | null,
) => ({
  generateMetadata: async ({ params }: PageProps<P>): Promise<Metadata> => ({
    ...(await enquiryMetadata(await requireSite(params), route, path)),
    ...(ask ? { robots: { index: false } } : {}),
  }),
  Page: async ({ params }: PageProps<P>) => {
    const site = await requireSite(params)
    const asked = ask ? await ask(site, await params) : null
    if (ask && !asked) notFound()
    return <EnquiryPage site={site} route={route} path={path} {...asked} />
  },
})
