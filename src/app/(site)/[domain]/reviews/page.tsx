import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { ReviewList } from '@/src/components/articles/ReviewList'
import { getReviews } from '@/src/data/content/getReviews'
import { siteZone } from '@/tenants/siteDay'
import { showsReviews } from '@/src/domain/content/shownReviews'
import { requireSite } from '../requireSite'
import { RouteHead } from '../RouteHead'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { name } = await requireSite(params)
  return contentMetadata({
    title: 'Customer reviews',
    description: `What customers say about ${name}.`,
    path: '/reviews',
  })
}

/** Every review with the average; no page while reviews are hidden or the average is not above the site's minimum (CON-29). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const summary = await getReviews(site)
  if (!summary || !showsReviews(site.settings.reviews, summary.average)) notFound()
  return (
    <>
      <RouteHead site={site} path="/reviews" title="Customer reviews" words="reviews" />
      <ReviewList {...summary} look={site.settings.reviews.layout} timeZone={siteZone(site)} />
    </>
  )
}

export default Page
