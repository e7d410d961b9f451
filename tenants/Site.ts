import type { LenderPreset } from '@/src/domain/finance/lenders/lenderPreset'
import type { LegalTable } from '@/src/domain/legal/legalTexts'
import type { OpeningHour, SpecialHours } from '@/src/domain/locations/hours/OpeningHours'
import type { Settings } from './settings/buildSettings'

/** Colours, shape and type of one dealership's site; written to CSS custom properties by the layout. */
export interface Theme {
  /** CSS colours (hex). `ink` is the darkest brand surface (header, footer, hero), `brand` the action colour. */
  brand: string
  onBrand: string
  ink: string
  onInk: string
  accent: string
  surface: string
  /** Corner radius in px of cards and buttons. */
  radius: number
  font: 'inter' | 'manrope' | 'outfit' | 'sora' | 'figtree'
  headerStyle: 'light' | 'dark' | 'overlay' | 'centred'
  cardStyle: 'elevated' | 'outlined' | 'flush'
  /** Type of headings: the text's font, heavy or light, condensed capitals, or a serif. */
  headings: 'strong' | 'light' | 'capitals' | 'serif'
  /** How a section begins: heading at the start, in the middle, under a line, or behind a bar of the brand's colour. */
  sectionStart: 'plain' | 'centred' | 'line' | 'bar'
  /** A form that recurs on every page; 'arch': bands and footer rise in an arc, headings begin with two lines of the accent. */
  motif: 'none' | 'arch'
  /**
   * Footer: name and link groups side by side; even columns on the page background; the tagline large in the middle; the places
   * with numbers and hours first; or a ruled index, a line for each group.
   */
  footerStyle: 'columns' | 'light' | 'statement' | 'places' | 'index'
  /** Top of a page without a hero: a line under it, larger without one, centred on the page background, or on the dark surface. */
  pageHead: 'plain' | 'open' | 'centred' | 'dark'
  /**
   * Vehicle page: price and actions beside the photos, or in a row under photos of the whole width; a picture from edge to edge
   * over a dark band; a data sheet beside the photos; the price and its reasons first, in one column; or a headline over the
   * photos and ruled sections.
   */
  vehicleLayout: 'beside' | 'wide' | 'stage' | 'sheet' | 'story' | 'editorial'
  /**
   * What a vehicle's card begins with and how it is read: picture, title, facts and two buttons; the price; a large picture
   * and a headline; a table of figures; or the name above the picture.
   */
  cardLayout: 'classic' | 'price' | 'editorial' | 'sheet' | 'brochure'
  /**
   * Search page of a wide window: filters in a column on the left, on the right, or behind a button above the results; or on
   * the left under a centred question, or under a dark band.
   */
  searchLayout: 'column' | 'right' | 'bar' | 'centred' | 'band'
  /** What a model's page and the list of models tell first: the grades, the picture, the comparison, or the figures. */
  modelLayout: 'grades' | 'stage' | 'compare' | 'figures'
  /**
   * The list of locations: cards beside a map; a wide map, cards of hours under it; large pictures of the buildings; ruled
   * rows with whom to ask for; or by city.
   */
  placesLayout: 'beside' | 'map' | 'photos' | 'rows' | 'cities'
}

export interface MenuLink {
  label: string
  href: string
  newTab?: boolean
  children?: MenuLink[]
}

export interface SiteNavigation {
  header: MenuLink[]
  footer: { title: string; links: MenuLink[] }[]
}

/** A sales, service or parts location as pages show it (ENT-02..05). */
export interface SiteLocation {
  id: string
  name: string
  slug: string
  tenantId: string
  locationType: 'sales' | 'service' | 'parts' | null
  primary: boolean
  phone: string | null
  dealerLicenceNumber: string | null
  motorVehicleRepairer: string | null
  address: {
    street: string | null
    city: string | null
    state: string | null
    postcode: string | null
    placeUrl: string | null
    /** Of the map provider (ENT-04); meant for browsers. Null: no account. */
    mapKey: string | null
  }
  lat: number | null
  lng: number | null
  openingHours: OpeningHour[]
  /** Holidays and other days that differ from the week (ENT-06). */
  specialHours: SpecialHours[]
}

/**
 * Everything a page needs to know about the dealership whose site it belongs to: the answer of
 * `src/data/site/getSite(tenantId)`. Plain data, safe for the browser: no secret setting is in it.
 */
export interface Site {
  /** Tenant id (UUID): part of every cache key and tag. */
  id: string
  slug: string
  name: string
  /** Sent with the reveal-phone and view.json calls, and named by an offer's exclusion list (TEN-16). */
  websiteId: string
  /** Canonical origin, e.g. 'https://www.harbourcity.com.au' or 'http://harbour-city.localhost:3000'. */
  origin: string
  template: string
  /** Tenants whose stock and locations this site shows: itself, and its members when it is a group. */
  memberIds: string[]
  isGroup: boolean
  tagline: string | null
  logo: { url: string; width: number; height: number; alt: string } | null
  theme: Theme
  settings: Settings
  /** The platform's lenders: on a group's site a car keeps the lender of its own dealership. */
  lenders: readonly LenderPreset[]
  /** The platform's legal texts in force; `legalAt` has those of one state. */
  legal: LegalTable
  navigation: SiteNavigation
  locations: SiteLocation[]
}

/** What finance on a page needs of its site. */
export type FinanceSite = Pick<Site, 'settings' | 'lenders' | 'legal' | 'locations'>
