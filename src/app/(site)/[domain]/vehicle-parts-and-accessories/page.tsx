import type { Metadata } from 'next'
import { partsPage } from '../enquiryPages'
import { EnquiryScreen, enquiryMetadata } from '../EnquiryScreen'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  return enquiryMetadata(site, partsPage, '/vehicle-parts-and-accessories')
}

/** Parts and accessories (RTE-38). */
const PartsPage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return <EnquiryScreen site={site} words={partsPage} path="/vehicle-parts-and-accessories" />
}

export default PartsPage
