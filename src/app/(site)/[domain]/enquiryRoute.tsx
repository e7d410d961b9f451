import type { Metadata } from 'next'
import type { EnquiryRoute } from './enquiryPages'
import { enquiryMetadata, EnquiryPage } from './EnquiryPage'
import { requireSite } from './requireSite'

interface PageProps {
  params: Promise<{ domain: string }>
}

/** A page that ends in a form at its one address, in the two parts Next asks of a route (RTE-36..38). */
export const enquiryRoute = (route: EnquiryRoute, path: string) => ({
  generateMetadata: async ({ params }: PageProps): Promise<Metadata> =>
    enquiryMetadata(await requireSite(params), route, path),
  Page: async ({ params }: PageProps) => <EnquiryPage site={await requireSite(params)} route={route} path={path} />,
})
