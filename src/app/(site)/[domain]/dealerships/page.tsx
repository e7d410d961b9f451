import type { Metadata } from 'next'
import Link from 'next/link'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { brandDealers, salesPlaces } from '@/src/data/directories/brandDealers'
import { placesOf } from '@/src/domain/locations/departments'
import { LocationsPage } from '../locations/LocationsPage'
import { pageWords } from '../pageWords'
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

/** Dealers: the places that sell (RTE-32), and the way to those that do not. */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const places = salesPlaces(site)
  const { text } = await pageWords(site, 'dealer-locator')
  const all = placesOf(site.locations).length
  return (
    <LocationsPage site={site} title="Our dealerships" intro={text ?? undefined} locations={places} path="/dealerships">
      <DealershipChips total={places.length} dealers={await brandDealers(site)} current={null} />
      {all > placesOf(places).length && (
        <p className="-mt-2">
          <Link
            prefetch={false}
            href="/dealer-locator"
            className="font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            With workshops and parts counters: all {all} locations
          </Link>
        </p>
      )}
    </LocationsPage>
  )
}

export default Page
