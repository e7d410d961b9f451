import type { ReactNode } from 'react'
import { PlacesList } from '@/src/components/locations/list/PlacesList'
import { LocatorForm } from '@/src/components/locations/LocatorForm'
import { pinIdOf, PlacesMap } from '@/src/components/locations/map/PlacesMap'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { PageHead } from '@/src/components/page/PageHead'
import { Container } from '@/src/components/ui/Container'
import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { getDealerships } from '@/src/data/directories/getDealerships'
import { placesMap } from '@/src/data/locations/placesMap'
import { departmentKinds, emptyLocatorState, type LocatorState } from '@/src/domain/locations/locator'
import { atlas } from '@/src/domain/locations/maps/cities/atlas'
import { cityNameAt } from '@/src/domain/locations/maps/cityGround'
import type { NearPlace } from '@/src/domain/search/query/near'
import type { Site, SiteLocation } from '@/tenants/Site'
import { cityGroups, type PlaceGroup, placeGroups } from './placeGroups'
import { type PlaceFacts, placeFacts } from './placeFacts'

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

/** Beside more places than this the map is taller; beside cities, whose entries are tall, beside three. */
const LOW_MAP = 4

/** Departments the site has anywhere. */
const kindsOf = ({ locations }: Site) =>
  departmentKinds.filter((kind) => locations.some(({ locationType }) => locationType === kind))

const cityAt = ({ lat, lng }: SiteLocation): string | undefined =>
  lat === null || lng === null ? undefined : cityNameAt(atlas.cities, { lat, lng })

/** How many were found around the visitor; null: nothing was asked. */
const answerTo = (near: NearPlace | null, found: number): ReactNode =>
  near && found > 0 ? (
    <p role="status" className="text-lead">
      <span className="font-semibold">
        {found} {found === 1 ? 'place' : 'places'}
      </span>
      , nearest to {near.locality} {near.postcode} first
    </p>
  ) : null

const noneFits = (asked: LocatorState | null) => (
  <p className="text-lead text-muted">
    {asked === null ? 'No location is published yet.' : 'No location fits. Try another brand or department.'}
  </p>
)

/** Places in the groups of the page's layout: by distance when it is known where the visitor is. */
const groupsOf = async (
  site: Site,
  locations: SiteLocation[],
  near: NearPlace | null,
): Promise<{ groups: PlaceGroup[]; facts: ReadonlyMap<string, PlaceFacts> }> => {
  const dealerships = site.isGroup ? await getDealerships(site) : [{ id: site.id, name: site.name, tagline: null }]
  const listed = placeGroups(locations, dealerships, near)
  const facts = await placeFacts(
    site,
    listed.flatMap(({ places }) => places.map(({ departments }) => departments)),
  )
  const isOffice = ({ id, tenantId }: SiteLocation): boolean =>
    site.isGroup && tenantId === site.id && !facts.get(id)?.stock
  const byCity = site.theme.placesLayout === 'cities' && !near
  return { groups: byCity ? cityGroups(listed, { cityOf: cityAt, isOffice }) : listed, facts }
}

/**
 * Locations with their hours on a map, in the theme's layout: nearest first when a postcode is known, else by dealership or
 * city (LOC-01, LOC-04, LOC-05, RTE-32, RTE-33).
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
  const [{ groups, facts }, dealers] = await Promise.all([groupsOf(site, locations, near), brandDealers(site)])
  const places = groups.flatMap((group) => group.places)
  const mains = places.map(({ departments: [main] }) => main)
  const numbers = new Map(mains.map(({ id, name }, index) => [id, { number: index + 1, name }]))
  const map = placesMap(
    mains,
    near,
    places.length > (site.theme.placesLayout === 'cities' ? 2 : LOW_MAP) ? 'tall' : 'low',
  )
  const finder = (
    <LocatorForm
      state={asked ?? emptyLocatorState}
      brands={dealers.filter(({ named }) => named).map(({ brand }) => brand)}
      error={error}
      kinds={asked === null ? [] : kindsOf(site)}
    />
  )
  const shown = groups.map((group) => ({
    ...group,
    places: group.places.flatMap(({ departments, km, number }) => {
      const { id } = departments[0]
      const own = facts.get(id)
      return own ? [{ departments, km, mark: map && { number, pin: pinIdOf(map, id) }, ...own }] : []
    }),
  }))
  return (
    <>
      <PageHead site={site} path={path} title={title} intro={intro} parents={parents} />
      <Container className="space-y-5 pb-10 pt-5 lg:pb-16">
        {children}
        {locations.length === site.locations.length && <div data-places-page hidden />}
        <PlacesList
          layout={site.theme.placesLayout}
          groups={shown}
          map={map && <PlacesMap map={map} numbers={numbers} />}
          finder={finder}
          answer={places.length === 0 ? noneFits(asked) : answerTo(near, places.length)}
          hrefFor={(location) => siteLocationHref(site, location)}
        />
      </Container>
    </>
  )
}
