import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EnquiryPage, enquiryMetadata } from '../../../EnquiryPage'
import { testDrivePage } from '../../../enquiryPages'
import { requireSite } from '../../../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; location: string }>
}

const PATH = '/book-test-drive'

/** One page for search engines: the booking without a place. */
export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => ({
  ...(await enquiryMetadata(await requireSite(params), testDrivePage, PATH)),
  robots: { index: false },
})

/** The test drive at a location from whose page the visitor came: its form begins with it (LOC-02, RTE-37). */
const Page = async ({ params }: PageProps) => {
  const [site, { location: slug }] = await Promise.all([requireSite(params), params])
  const place = site.locations.find((location) => location.slug === slug)
  if (!place) notFound()
  return <EnquiryPage site={site} route={testDrivePage} path={PATH} prefill={{ location_id: place.id }} />
}

export default Page
