import { emptySearchState, withRefinement } from '../search/url/SearchState'
import { defaultSearchPath } from '../search/url/resolveSearchPath'
import { searchHref, type UrlStyle } from '../search/url/searchAddress'
import { itemNoun, type Noun, nounOf } from '../stock/car/itemNoun'

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
