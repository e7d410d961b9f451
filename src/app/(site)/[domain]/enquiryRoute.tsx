import type { Metadata } from 'next'
import type { EnquiryPageWords } from './enquiryPages'
import { enquiryMetadata, EnquiryPage } from './EnquiryPage'
import { requireSite } from './requireSite'

interface PageProps {
  params: Promise<{ domain: string }>
}

/** A page that ends in a form at its one address, in the two parts Next asks of a route (RTE-36..38). */
export const enquiryRoute = (words: EnquiryPageWords, path: string) => ({
  generateMetadata: async ({ params }: PageProps): Promise<Metadata> =>
    enquiryMetadata(await requireSite(params), words, path),
  Page: async ({ params }: PageProps) => <EnquiryPage site={await requireSite(params)} words={words} path={path} />,
})
