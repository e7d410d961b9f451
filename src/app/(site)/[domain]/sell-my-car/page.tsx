import type { Metadata } from 'next'
import { sellPage } from '../enquiryPages'
import { EnquiryScreen, enquiryMetadata } from '../EnquiryScreen'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  return enquiryMetadata(site, sellPage, site.settings.routes.sellPath)
}

/** Sell your car, at each of its addresses (RTE-05). */
const SellPage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return <EnquiryScreen site={site} words={sellPage} />
}

export default SellPage
