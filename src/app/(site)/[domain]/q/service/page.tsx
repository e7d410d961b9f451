import type { Metadata } from 'next'
import { servicePrefill } from '@/src/domain/shopper/garage/servicePrefill'
import { enquiryMetadata, EnquiryPage } from '../../EnquiryPage'
import { servicePage } from '../../enquiryPages'
import { requireSite } from '../../requireSite'
import { toSearchParams } from '../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => ({
  ...(await enquiryMetadata(await requireSite(params), servicePage, '/service')),
  // The address names a person's vehicle.
  robots: { index: false },
  referrer: 'same-origin',
})

/** The service page with the vehicle a link brought, such as one of a garage or its reminder (RTE-36, WAT-23). */
const Page = async ({ params, searchParams }: PageProps) => {
  const prefill = servicePrefill(toSearchParams(await searchParams).toString()) ?? undefined
  return <EnquiryPage site={await requireSite(params)} route={servicePage} path="/service" prefill={prefill} />
}

export default Page
