import type { ReactNode } from 'react'
import { LocatorForm } from '@/src/components/locations/LocatorForm'
import { PageHead } from '@/src/components/page/PageHead'
import { PlaceCard } from '@/src/components/locations/PlaceCard'
import { pinIdOf, PlacesMap } from '@/src/components/locations/map/PlacesMap'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { getDealerships } from '@/src/data/directories/getDealerships'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { getPlaceStock } from '@/src/data/locations/getPlaceStock'
import { tagsFor } from '@/src/domain/cache/tags'
import { placesMap } from '@/src/data/locations/placesMap'
import { departmentKinds, emptyLocatorState, type LocatorState } from '@/src/domain/locations/locator'
import type { NearPlace } from '@/src/domain/search/query/near'
import type { Site, SiteLocation } from '@/tenants/Site'
import { placeGroups } from './placeGroups'

interface LocationsPageProps {
  site: Site
  title: string
  intro?: string
  locations: SiteLocation[]
  parents?: Crumb[]
  /** Canonical path, for the breadcrumb search engines read. */
  path: string
  /** The visitor's locator query; null when the page is not the locator. */
  asked?: LocatorState | null
  /** The visitor's place; null when not known. */
  near?: NearPlace | null
  error?: string | null
  /** Content above the list. */
  children?: ReactNode
}

/** Departments the site has anywhere. */
const kindsOf = ({ locations }: Site) =>
  departmentKinds.filter((kind) => locations.some(({ locationType }) => locationType === kind))

const PICTURES = 3
/** Some of what is read has the picture of another. */
const READ = 9

/** What stands at a place, with pictures of some of it. */
const stockOf = async (site: Site, departments: SiteLocation[]) => {
  const names = departments.map(({ name }) => name)
  const query = { refinements: { location_name: names }, maxPriceDollars: null, sort: [], limit: READ }
  const [stock, cars] = await Promise.all([
    getPlaceStock(site, departments),
    getStockRow(site, query, tagsFor.stockSummary),
  ])
  return { stock, pictures: [...new Set(cars.flatMap(({ images: [first] }) => first?.url ?? []))].slice(0, PICTURES) }
}

/**
 * Locations with their hours on a map: nearest first when a postcode is known, else by dealership (LOC-01, LOC-04,
 * LOC-05, RTE-32, RTE-33).
 */
export const LocationsPage = async ({
  site,
  title,
  intro,
  locations,
  parents = [],
  path,
  asked = null,
  near = null,
  error = null,
  children,
}: LocationsPageProps) => {
  const dealerships = site.isGroup ? await getDealerships(site) : [{ id: site.id, name: site.name, tagline: null }]
  const groups = placeGroups(locations, dealerships, near)
  const places = groups.flatMap((group) => group.places)
  const numbers = new Map(
    places.map(({ departments, number }) => [departments[0].id, { number, name: departments[0].name }]),
  )
  const map = placesMap(
    places.map(({ departments: [main] }) => main),
    near,
  )
  const [dealers, stocks] = await Promise.all([
    brandDealers(site),
    Promise.all(places.map(({ departments }) => stockOf(site, departments))),
  ])
  const brands = dealers.filter(({ named }) => named).map(({ brand }) => brand)
  return (
    <>
      <PageHead site={site} path={path} title={title} intro={intro} parents={parents} />
      <Container className="space-y-5 pb-10 pt-5 lg:pb-16">
        {children}
        <LocatorForm
          state={asked ?? emptyLocatorState}
          brands={brands}
          error={error}
          kinds={asked === null ? [] : kindsOf(site)}
        />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-8">
          <div className="min-w-0 space-y-10">
            {near && places.length > 0 && (
              <p role="status" className="text-lead">
                <span className="font-semibold">
                  {places.length} {places.length === 1 ? 'place' : 'places'}
                </span>
                , nearest to {near.locality} {near.postcode} first
              </p>
            )}
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={`group-${group.id}`}>
                <div className={group.title === null ? 'sr-only' : 'mb-5'}>
                  <h2 id={`group-${group.id}`} className="text-heading">
                    {group.title ?? 'Locations'}
                  </h2>
                  {group.tagline && <p className="mt-1 text-muted">{group.tagline}</p>}
                </div>
                <ol className="grid gap-2 max-lg:gap-3">
                  {group.places.map(({ departments, km, number }) => (
                    <li
                      key={departments[0].id}
                      id={`place-${departments[0].id}`}
                      className="scroll-mt-28 rounded-lg target:ring-3 target:ring-brand"
                    >
                      <PlaceCard
                        mark={map && { number, pin: pinIdOf(map, departments[0].id) }}
                        departments={departments}
                        km={km}
                        {...stocks[number - 1]}
                        hrefFor={(location) => siteLocationHref(site, location)}
                      />
                    </li>
                  ))}
                </ol>
              </section>
            ))}
            {places.length === 0 && (
              <p className="text-lead text-muted">
                {asked === null
                  ? 'No location is published yet.'
                  : 'No location fits. Try another brand or department.'}
              </p>
            )}
          </div>
          {map && (
            <div id="map" className="scroll-mt-28 self-start max-lg:order-first lg:sticky lg:top-28">
              <PlacesMap map={map} numbers={numbers} />
            </div>
          )}
        </div>
      </Container>
    </>
  )
}
