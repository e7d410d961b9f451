import type { Metadata } from 'next'
import { testDrivePage } from '../enquiryPages'
import { EnquiryScreen, enquiryMetadata } from '../EnquiryScreen'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  return enquiryMetadata(site, testDrivePage, '/book-test-drive')
}

/** Book a test drive (RTE-37, LEA-20, LEA-21). */
const TestDrivePage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return <EnquiryScreen site={site} words={testDrivePage} path="/book-test-drive" />
}

export default TestDrivePage
