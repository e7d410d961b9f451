import type { CarType, ItemType, PriceType } from '../stock/car/stockEnums'

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
 * Fields of a car that outbound feeds read (FEED-09): public facts only, no private seller, no cost (NFR-06). Prices in
 * dollars, `km` in kilometres, engine in litres. Null when not known.
 */
export interface OutboundCar {
  id: string
  slug: string
  name: string | null
  year: number | null
  make: string
  model: string
  badge: string | null
  series: string | null
  stocknum: string | null
  vin: string | null
  regplate: string | null
  car_type: CarType
  item_type: ItemType
  status: string
  show_on_dealer_website: boolean
  reserved: boolean
  certified: boolean
  colour: string | null
  interior_colour: string | null
  km: number | null
  price: number | null
  offer_price: number | null
  price_type: PriceType | null
  body: string | null
  fuel: string | null
  trans: string | null
  drive: string | null
  seats: number | null
  doors: number | null
  engine_size_litres: number | null
  dealercomments: string | null
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
