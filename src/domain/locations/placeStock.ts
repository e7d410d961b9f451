import { emptySearchState, withRefinement } from '../search/url/SearchState'
import { defaultSearchPath } from '../search/url/resolveSearchPath'
import { searchHref, type UrlStyle } from '../search/url/searchAddress'
import { itemNoun, type Noun, nounOf } from '../stock/car/itemNoun'
import { driveNoun, driveVisit } from '../testDrives/driveVisit'

/** Vehicles that stand at a place, and the search for them. */
export interface PlaceStock {
  count: number
  href: string
  /** What they are: 'caravans' where all of them are, else 'vehicles'. */
  noun: Noun
  /** Kinds of vehicle ('caravan'), most common first; empty: not known. */
  kinds: readonly string[]
}

interface AskedPlace {
  departments: readonly { name: string }[]
  /** By a location's name. */
  counts: Readonly<Record<string, number>>
  kinds: PlaceStock['kinds']
  urlStyle: UrlStyle
}

/** Names of a place's departments that have stock. */
export const stockedNames = ({ departments, counts }: Pick<AskedPlace, 'departments' | 'counts'>): string[] =>
  departments.flatMap(({ name }) => (counts[name] ? [name] : []))

/** The stock of a place, all its departments together; null: nothing. */
export const placeStock = ({ departments, counts, kinds, urlStyle }: AskedPlace): PlaceStock | null => {
  const names = stockedNames({ departments, counts })
  if (names.length === 0) return null
  const search = withRefinement(emptySearchState, 'location_name', names)
  return {
    count: names.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
    href: searchHref(defaultSearchPath, search, urlStyle),
    noun: kinds.length > 0 ? nounOf([...kinds]) : itemNoun(''),
    kinds,
  }
}

interface VisitedPlace {
  departments: readonly { id: string; locationType: 'sales' | 'service' | 'parts' | null }[]
  stock: PlaceStock | null
}

interface PlaceDoor {
  label: string
  href: string
}

/** What can be seen or booked at a place, by its departments and its stock: 'See 12 cars', 'Book service', 'Test drive'. */
export const placeDoors = ({ departments, stock }: VisitedPlace, placeHref: string): PlaceDoor[] => {
  const workshop = departments.find(({ locationType }) => locationType === 'service')
  const [main] = departments
  const [kind = null, ...others] = stock?.kinds ?? []
  // Of a yard with several kinds of vehicle some are driven.
  const driven = others.length > 0 ? null : kind
  return [
    ...(stock
      ? [
          {
            label: `See ${stock.count.toLocaleString('en-AU')} ${stock.count === 1 ? stock.noun.one : stock.noun.many}`,
            href: stock.href,
          },
        ]
      : []),
    ...(workshop ? [{ label: 'Book service', href: `/service?location_id=${workshop.id}#service-booking` }] : []),
    ...(stock && main
      ? [
          {
            label: driven === 'caravan' ? 'Book an inspection' : driveNoun(driven),
            href: driveVisit(driven, { place: main.id, enquire: `${placeHref}#enquire` }).href,
          },
        ]
      : []),
  ]
}
