import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { financePage } from '../enquiryPages'
import { EnquiryScreen, enquiryMetadata } from '../EnquiryScreen'
import { financePath } from '../finance/financePath'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  return enquiryMetadata(site, financePage, financePath(site))
}

/** The site's finance page at each of its addresses (RTE-09, RTE-11). */
const FinancePage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  if (!site.settings.features.finance) notFound()
  return <EnquiryScreen site={site} words={financePage} />
}

export default FinancePage
