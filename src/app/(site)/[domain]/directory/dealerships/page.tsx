import type { Metadata } from 'next'
import { emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { requireSite } from '../../requireSite'
import { firstDealerships, dealershipsMetadata, DealershipsPage } from '../DealershipsPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  dealershipsMetadata(await requireSite(params), emptyDirectoryState)

/** Dealerships and the categories of their stock, statically cached (SRP-33). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return <DealershipsPage site={site} state={emptyDirectoryState} result={await firstDealerships(site)} />
}

export default Page
