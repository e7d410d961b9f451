import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/content/contentMetadata'
import { requireSite } from '../requireSite'
import { OffersScreen } from './OffersScreen'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { name } = await requireSite(params)
  return contentMetadata({
    title: 'Special offers',
    description: `Current offers on new, demonstrator and used vehicles at ${name}.`,
    path: '/special-offers',
  })
}

/** Current offers (RTE-25). */
const OffersPage = async ({ params }: PageProps) => <OffersScreen site={await requireSite(params)} />

export default OffersPage
