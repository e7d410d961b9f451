import type { MenuLink, Theme } from '../Site'
import type { WrittenPage } from '../starter/WrittenPage'
import type { SettingOverrides } from '../settings/buildSettings'
import type { TemplateName } from '../templates/templates'
import type { DemoBlog } from './DemoBlog'
import type { DemoWheel } from './DemoWheel'
import type { DemoWords } from './shared/routeWords'

export type AustralianState = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'ACT' | 'NT'
export type StockKind = 'car' | 'motorcycle' | 'truck' | 'caravan'

/** On studio ground, in surroundings, or in a dealer's own yard among other cars: 'yard-' and the site's slug. */
export type FirstPicture = 'hero' | 'scene' | `yard-${string}`

/** Counts and kinds of demo stock, from which the generator makes cars. */
export interface StockPlan {
  /** Seed of the random sequence: the same plan always gives the same stock. */
  seed: number
  /** Prefix of every stock number. */
  prefix: string
  /** Number of each kind, by condition. */
  counts: Partial<Record<StockKind, { new: number; demo: number; used: number }>>
  /** Makes that new and demo stock comes from. */
  franchises: string[]
  /** Makes whose recent used cars are certified. */
  certifiedMakes: string[]
  /** Names of payment providers on cars that can be bought online. */
  paymentProcessors: string[]
  /** Share of cars with a weekly subscription price, 0 to 1. */
  subscriptionShare: number
  financeProvider: NonNullable<SettingOverrides['finance_provider']>
  /** Yearly interest in percent and fees in dollars for the generated lender data. */
  finance: { interestRate: number; establishmentFeeDollars: number; monthlyFeeDollars: number }
  usedPriceType: 'drive_away' | 'egc'
  /** Where vehicles of a condition stand in their first picture, as far as such a picture of them is kept. */
  firstPicture: Readonly<Record<'new' | 'demo' | 'used', FirstPicture>>
}

export interface DemoHours {
  /** Monday to Friday, Saturday, Sunday as 'HH:MM-HH:MM'; null when closed. */
  weekdays: string | null
  saturday: string | null
  sunday: string | null
}

export interface DemoLocation {
  name: string
  slug: string
  type: 'sales' | 'service' | 'parts'
  subtype: string[]
  primary: boolean
  street: string
  suburb: string
  state: AustralianState
  postcode: string
  lat: number
  lng: number
  phone: string
  landline: string | null
  dealerLicence: string | null
  repairerLicence: string | null
  /** Make slugs; empty for any make. */
  manufacturers: string[]
  hours: DemoHours
  /** Days with other hours, as month and day of the coming one: '12-25'. Null hours mean closed. */
  specialDays: { monthDay: string; hours: string | null }[]
}

/** A person at one of the site's own locations; `words` is a sentence or two in its voice. */
export interface DemoPerson {
  name: string
  role: string
  department: 'sales' | 'service' | 'parts' | 'finance' | 'management'
  location: string
  /** Its picture is /studio/people/<portrait>.webp. */
  portrait: string
  words: string | null
}

export interface DemoBrand {
  name: string
  /** The brand grid that shows it; defaults to cars. */
  kind?: 'car' | 'motorcycle' | 'truck' | 'caravan' | 'group'
  slug: string
  description: string
  picture: string | null
}

export interface DemoModel {
  brand: string
  name: string
  slug: string
  /** Set for a model just launched: its tile says 'All New'. */
  status: string | null
  bodies: string[]
  picture: string
  description: string
}

export type OfferMonth = 'December' | 'January' | 'February'

export interface DemoOffer {
  name: string
  slug: string
  category: string
  brand: string | null
  model: string | null
  /** What is written large on its picture, and the words below. */
  figure?: [value: string, label: string]
  description: string
  disclaimer: string
  picture: string
  /** The search for the vehicles it covers; left out: those of its model, or none. */
  covers?: string
  /** The month it ends with; its words, where they name a day, say the same. Null: it stays. Left out: January. */
  endsWith?: OfferMonth | null
}

export interface DemoReview {
  customer: string
  /** Slug of the location it is about; left out: of the site as a whole. */
  place?: string
  rating: number
  text: string
  daysAgo: number
  reply: string | null
}

/** An invoice a customer pays online; the amount in dollars. */
export interface DemoInvoice {
  reference: string
  amount: number
  what: string
  name: string
  lastName: string
  email: string
  dueInDays: number
}

export interface DemoPromoCard {
  name: string
  heading: string
  text: string
  buttonLabel: string
  href: string
  picture: string | null
  position: number | null
  display: ('new' | 'demo' | 'used')[]
  strictDisplay: boolean
  /** Days from today; null for no start or no end. */
  startsInDays: number | null
  endsInDays: number | null
}

export type DemoPage = WrittenPage

export interface DemoDeliveryZone {
  name: string
  postcodes: string[]
  priceDollars: number
}

/** One demo dealership. */
export interface DemoTenant {
  slug: string
  name: string
  tagline: string
  template: TemplateName
  websiteId: string
  dealershipId: string
  /** Slugs of member dealerships of a group. */
  members: string[]
  theme: Partial<Theme>
  settings: SettingOverrides
  /** Places of other demo dealerships that sell brands for it (`settings.group.partners`). */
  partners?: { tenant: string; location: string; path: string; brands: string[] }[]
  stock: StockPlan | null
  locations: DemoLocation[]
  people: DemoPerson[]
  brands: DemoBrand[]
  models: DemoModel[]
  offers: DemoOffer[]
  reviews: DemoReview[]
  blogs: DemoBlog[]
  promoCards: DemoPromoCard[]
  prizeWheels?: DemoWheel[]
  invoices?: DemoInvoice[]
  header: MenuLink[]
  footer: { title: string; links: MenuLink[] }[]
  pages: DemoPage[]
  /** Its words on the website's fixed routes. */
  words: DemoWords
  deliveryZones: DemoDeliveryZone[]
}
