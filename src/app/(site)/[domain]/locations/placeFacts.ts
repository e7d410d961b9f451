import type { ShownPlace } from '@/src/components/locations/list/ShownPlace'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import { getPeople } from '@/src/data/locations/getPeople'
import { getPlaceStock } from '@/src/data/locations/getPlaceStock'
import type { Site, SiteLocation } from '@/tenants/Site'

export type PlaceFacts = Pick<ShownPlace, 'stock' | 'image' | 'person'>

const factsOf = async (site: Site, departments: readonly [SiteLocation, ...SiteLocation[]]): Promise<PlaceFacts> => {
  const [stock, { image }, people] = await Promise.all([
    getPlaceStock(site, departments),
    getLocationExtras(site, departments[0]),
    getPeople(site, departments),
  ])
  // At a yard who sells there, at a workshop who runs it; a yard's own parts counter is not whom to ask for a car.
  const person =
    people.find(({ department }) => department === departments[0].locationType) ??
    people.find(({ department }) => department !== 'parts' && department !== 'service') ??
    null
  return { stock, image, person }
}

/** What a list of places shows of each, by the location it is known by. */
export const placeFacts = async (
  site: Site,
  places: readonly (readonly [SiteLocation, ...SiteLocation[]])[],
): Promise<ReadonlyMap<string, PlaceFacts>> =>
  new Map(
    await Promise.all(
      places.map(async (departments) => [departments[0].id, await factsOf(site, departments)] as const),
    ),
  )
