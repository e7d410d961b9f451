import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { cardRules } from '@/src/components/cards/CardRules'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { addressLines } from '@/src/components/locations/AddressLines'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { LocationFirst } from '@/src/components/locations/LocationFirst'
import { NearPlaces } from '@/src/components/locations/NearPlaces'
import { LocationDetail } from '@/src/components/locations/LocationDetail'
import { locationJsonLd } from '@/src/components/jsonLd/locationJsonLd'
import { PageHead } from '@/src/components/page/PageHead'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { StockRow } from '@/src/components/page/StockRow'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { LocationMap } from '@/src/components/vehicle/location/LocationMap'
import { getBrands } from '@/src/data/content/getBrands'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import { getPlaceStock } from '@/src/data/locations/getPlaceStock'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { saidOf } from '@/src/domain/stock/car/itemNoun'
import { departmentsOf } from '@/src/domain/locations/departments'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { legalAt } from '@/tenants/legalAt'
import type { Site, SiteLocation } from '@/tenants/Site'
import { withMap } from '../cars/[slug]/shownPlaces'
import { pageWords } from '../pageWords'
import { PeopleAt } from '../PeopleAt'
import { requireSite } from '../requireSite'
import { LocationsPage } from './LocationsPage'
import { MemberVisit } from './MemberVisit'
import { nearestOthers } from './nearestOthers'
import { findLocation } from './findLocation'
import { PlaceReviews } from './PlaceReviews'

const CARS = 8

export const locationMetadata = (site: Site, location: SiteLocation): Metadata =>
  contentMetadata({
    title: location.name,
    description: `${location.name}: address, opening hours and phone. ${addressLines(location).join(', ')}.`,
    path: siteLocationHref(site, location),
  })

/** One location: where, when, its stock and a question (RTE-35, LOC-02, LOC-06, LOC-07). */
export const LocationPage = async ({ site, location }: { site: Site; location: SiteLocation }) => {
  const now = new Date()
  const query = { refinements: { location_name: [location.name] }, maxPriceDollars: null, sort: [], limit: CARS }
  const departments = await Promise.all(
    departmentsOf(location, site.locations).map(async (department) => ({
      location: department,
      ...(await getLocationExtras(site, department)),
    })),
  )
  const [brands, cars, stock, { below }] = await Promise.all([
    getBrands(site.id),
    getStockRow(site, query),
    getPlaceStock(site, [location]),
    pageWords(site, 'dealer-locator'),
  ])
  const kinds = stock?.kinds ?? []
  const kind = kinds.length === 1 ? (kinds[0] ?? null) : null
  const own = departments.find((department) => department.location.id === location.id)
  const image = own?.image ?? departments.find((department) => department.image)?.image ?? null
  const { date: today } = zonedTime(now, stateTimeZone(location.address.state))
  const { map, frame } = withMap(location)
  return (
    <>
      <JsonLd data={locationJsonLd(site, location, siteLocationHref(site, location))} />
      <PageHead
        site={site}
        path={siteLocationHref(site, location)}
        title={location.name}
        intro={addressLines(location).join(', ')}
        parents={[{ label: 'Locations', href: '/dealer-locator' }]}
      />
      <LocationFirst location={location} stock={stock} />
      <LocationDetail
        location={location}
        departments={departments.map((department) => ({
          ...department,
          legal: legalAt(site, department.location.address.state),
        }))}
        image={image}
        services={(own?.services ?? []).map((service) => (kind ? saidOf(kind, service) : service))}
        brands={brands.filter(({ slug }) => own?.brandSlugs.includes(slug))}
        today={today}
        kind={kind}
        isOffice={site.isGroup && location.tenantId === site.id && stock === null}
        map={map && <LocationMap name={location.name} frame={frame} map={map} />}
      />
      <PeopleAt site={site} places={departments.map((department) => department.location)} look="portraits" />
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, now)}
        title={`In stock at ${location.address.city ?? location.name}`}
        link={stock && stock.count > cars.length ? { label: `See all ${stock.count}`, href: stock.href } : null}
      />
      <PlaceReviews
        site={site}
        name={location.name}
        departments={departments.map((department) => department.location)}
      />
      <RenderBlocks blocks={below} site={site} />
      <NearPlaces places={nearestOthers(site, location)} />
      <PagePriceSlider site={site} page="location" />
      <EnquirySection
        site={{ ...site, isGroup: false, locations: [location] }}
        kind="contact"
        id="enquire"
        title={`Ask ${location.name}`}
        text={site.settings.forms.answerPromise ?? ''}
        submitLabel="Send message"
      />
    </>
  )
}

interface LocationSlugProps {
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
    // The only dealership's places are those of the whole site.
    path: site.isGroup ? `/locations/${slug}` : '/dealer-locator',
  })
}

/** A location, or a dealership's locations, at any of the four addresses; the metadata names the canonical one (RTE-35). */
export const LocationSlugPage = async ({ params }: LocationSlugProps) => {
  const { site, answer } = await load(params)
  if (!answer) notFound()
  if (answer.kind === 'location') return <LocationPage site={site} location={answer.location} />
  const own = answer.id === site.id
  const intro = own ? (await pageWords(site, 'dealer-locator')).text : answer.tagline
  return (
    <>
      <LocationsPage
        site={site}
        title={answer.name}
        intro={intro ?? undefined}
        locations={answer.locations}
        parents={[{ label: 'Locations', href: '/dealer-locator' }]}
        path={`/locations/${(await params).slug}`}
      />
      {!own && <MemberVisit site={site} member={answer} />}
    </>
  )
}
