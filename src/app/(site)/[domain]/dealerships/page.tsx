import type { Metadata } from 'next'
import Link from 'next/link'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { brandDealers, salesPlaces } from '@/src/data/directories/brandDealers'
import { DEALERSHIP_DIRECTORY_PATH } from '../directory/DealershipsPage'
import { LocationsPage } from '../locations/LocationsPage'
import { requireSite } from '../requireSite'
import { DealershipChips } from './DealershipChips'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { name } = await requireSite(params)
  return contentMetadata({
    title: 'Our dealerships',
    description: `Where to find ${name}: addresses, opening hours and phones.`,
    path: '/dealerships',
  })
}

/** Dealers: the places that sell (RTE-32). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const places = salesPlaces(site)
  return (
    <LocationsPage
      site={site}
      title="Our dealerships"
      intro="Every showroom, its people and its hours."
      locations={places}
      path="/dealerships"
    >
      <DealershipChips total={places.length} dealers={await brandDealers(site)} current={null} />
      <p className="-mt-2">
        <Link
          prefetch={false}
          href={DEALERSHIP_DIRECTORY_PATH}
          className="font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
        >
          See what stands at each dealership
        </Link>
      </p>
    </LocationsPage>
  )
}

export default Page
