import type { Metadata } from 'next'
import { servicePage } from '../enquiryPages'
import { EnquiryScreen, enquiryMetadata } from '../EnquiryScreen'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  return enquiryMetadata(site, servicePage, '/service')
}

/** Service and its booking form (RTE-36). */
const ServicePage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return <EnquiryScreen site={site} words={servicePage} path="/service" />
}

export default ServicePage
