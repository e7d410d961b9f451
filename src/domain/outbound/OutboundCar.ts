import type { PlainFields } from '../stock/fields/carFieldTable'
import type { OutboundValues } from '../stock/fields/fieldTypes'

/** The car's location, or its dealership's main one. */
export interface OutboundPlace {
  /** Slug of the location: the store code in ads (FEED-09). */
  code: string
  name: string
  street: string | null
  city: string | null
  state: string | null
  postcode: string | null
  lat: number | null
  lng: number | null
}

/**
 * Fields of a car that outbound feeds read (FEED-09): those the table of fields marks, and the rest. Public facts only,
 * no private seller, no cost (NFR-06). Prices in dollars, `km` in kilometres, engine in litres. Null when not known.
 */
export interface OutboundCar extends OutboundValues<PlainFields> {
  id: string
  slug: string
  features: string[]
  /** Addresses of its photos in the dealer's order, absolute or relative to the site. */
  photos: string[]
  /** ISO date of the first listing. */
  listed_on: string | null
  dealership: { slug: string; name: string }
  place: OutboundPlace | null
}

/** The site whose stock a feed lists. */
export interface OutboundSite {
  slug: string
  name: string
  /** Canonical origin, e.g. 'https://www.harbourcity.com.au'. */
  origin: string
  /** `settings.price.basisLabel`: the price basis of a car that does not state one (LAW-04). */
  basisLabel: string
  /** `settings.search.visibilityRule` and the makes it refers to (SEA-25). */
  visibilityRule: number
  visibilityMakes: string[]
}
