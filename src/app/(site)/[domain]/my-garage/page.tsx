import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { garagePage } from '../enquiryPages'
import { EnquiryPage, enquiryMetadata } from '../EnquiryPage'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  return { ...(await enquiryMetadata(site, garagePage, '/my-garage')), robots: { index: false, follow: true } }
}

/** The shopper's garage, where the dealership has one (RTE-42, TEN-06). Sign-in is not built yet. */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  if (!site.settings.features.garage) notFound()
  return <EnquiryPage site={site} route={garagePage} path="/my-garage" />
}

export default Page
