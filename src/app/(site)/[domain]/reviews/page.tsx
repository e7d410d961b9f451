import type { Metadata } from 'next'
import { emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { requireSite } from '../requireSite'
import { reviewsMetadata, ReviewsPage } from './ReviewsPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  reviewsMetadata(await requireSite(params), emptyDirectoryState)

/** The latest reviews, statically cached. */
const Page = async ({ params }: PageProps) => (
  <ReviewsPage site={await requireSite(params)} state={emptyDirectoryState} />
)

export default Page
