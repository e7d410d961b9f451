import type { Metadata } from 'next'
import { emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { FirstOffers, offersMetadata } from '../offers/OffersPage'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  offersMetadata(await requireSite(params), emptyDirectoryState)

/** Current offers (RTE-25). */
const Page = async ({ params }: PageProps) => <FirstOffers site={await requireSite(params)} />

export default Page
