import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { requireSite } from '../requireSite'
import { findLocation } from './findLocation'
import { LocationPage, locationMetadata } from './LocationPage'
import { LocationsPage } from './LocationsPage'

export interface LocationSlugProps {
  params: Promise<{ domain: string; slug: string }>
}

const load = async (params: LocationSlugProps['params']) => {
  const site = await requireSite(params)
  return { site, answer: await findLocation(site, (await params).slug) }
}

export const locationSlugMetadata = async ({ params }: LocationSlugProps): Promise<Metadata> => {
  const { site, answer } = await load(params)
  if (!answer) return {}
  if (answer.kind === 'location') return locationMetadata(site, answer.location)
  const { name, slug } = answer
  return contentMetadata({
    title: `${name} locations`,
    description: `Where to find ${name}.`,
    path: `/locations/${slug}`,
  })
}

/** A location, or a dealership's locations, at any of the four addresses; the metadata names the canonical one (RTE-35). */
export const LocationSlugPage = async ({ params }: LocationSlugProps) => {
  const { site, answer } = await load(params)
  if (!answer) notFound()
  if (answer.kind === 'location') return <LocationPage site={site} location={answer.location} />
  return (
    <LocationsPage
      site={site}
      title={answer.name}
      intro="Find the yard nearest to you, see when it is open, and drop in."
      locations={answer.locations}
      parents={[{ label: 'Locations', href: '/dealer-locator' }]}
      path={`/locations/${(await params).slug}`}
    />
  )
}
