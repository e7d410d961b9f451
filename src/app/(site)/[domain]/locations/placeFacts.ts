import type { ShownPlace } from '@/src/components/locations/list/ShownPlace'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import { getPeople } from '@/src/data/locations/getPeople'
import { getPlaceStock } from '@/src/data/locations/getPlaceStock'
import { tagsFor } from '@/src/domain/cache/tags'
import type { Site, SiteLocation, Theme } from '@/tenants/Site'

export type PlaceFacts = Pick<ShownPlace, 'stock' | 'pictures' | 'image' | 'person'>

const PICTURES = 3
/** Some of what is read has the picture of another. */
const READ = 9
/** Layouts that show the building instead of the stock there. */
const WITH_BUILDING: ReadonlySet<Theme['placesLayout']> = new Set(['photos', 'rows', 'cities'])

const stockPictures = async (site: Site, departments: readonly SiteLocation[]): Promise<string[]> => {
  const names = departments.map(({ name }) => name)
  const query = { refinements: { location_name: names }, maxPriceDollars: null, sort: [], limit: READ }
  const cars = await getStockRow(site, query, tagsFor.stockSummary)
  return [...new Set(cars.flatMap(({ images: [first] }) => first?.url ?? []))].slice(0, PICTURES)
}

const factsOf = async (site: Site, departments: readonly [SiteLocation, ...SiteLocation[]]): Promise<PlaceFacts> => {
  const { placesLayout } = site.theme
  const [main] = departments
  const [stock, pictures, image, people] = await Promise.all([
    getPlaceStock(site, departments),
    placesLayout === 'beside' ? stockPictures(site, departments) : [],
    WITH_BUILDING.has(placesLayout) ? getLocationExtras(site, main).then((extras) => extras.image) : null,
    placesLayout === 'rows' ? getPeople(site, departments) : [],
  ])
  return { stock, pictures, image, person: people[0] ?? null }
}

/** What the theme's layout shows of each place, by the location it is known by. */
export const placeFacts = async (
  site: Site,
  places: readonly (readonly [SiteLocation, ...SiteLocation[]])[],
): Promise<ReadonlyMap<string, PlaceFacts>> =>
  new Map(
    await Promise.all(
      places.map(async (departments) => [departments[0].id, await factsOf(site, departments)] as const),
    ),
  )
