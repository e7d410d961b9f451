import type { EstimateRule } from '@/src/domain/finance/lenders/lenderPreset'

type Maybe<T> = T | null | undefined

/** The fields of a car row that the stock document reads (CAR-01..31). */
export interface StockCar {
  id: string
  slug?: Maybe<string>
  name?: Maybe<string>
  year?: Maybe<number>
  make?: Maybe<string>
  model?: Maybe<string>
  badge?: Maybe<string>
  series?: Maybe<string>
  stocknum?: Maybe<string>
  car_type?: Maybe<string>
  item_type?: Maybe<string>
  status?: Maybe<string>
  show_on_dealer_website?: Maybe<boolean>
  body?: Maybe<string>
  simple_body?: Maybe<string>
  fuel?: Maybe<string>
  simple_fuel?: Maybe<string>
  trans?: Maybe<string>
  simple_transmission?: Maybe<string>
  drive?: Maybe<string>
  colour?: Maybe<string>
  interior_colour?: Maybe<string>
  seats?: Maybe<number>
  doors?: Maybe<number>
  engine_size_litres?: Maybe<number>
  km?: Maybe<number>
  price?: Maybe<number>
  offer_price?: Maybe<number>
  before_price?: Maybe<number>
  /** Days it was advertised at that price or dearer (LAW-05). */
  before_price_days?: Maybe<number>
  subscription_price?: Maybe<number>
  preorder?: Maybe<boolean>
  price_type?: Maybe<string>
  tag?: Maybe<string>
  reserved?: Maybe<boolean>
  certified?: Maybe<boolean>
  standardEquipment?: Maybe<string[]>
  images?: Maybe<StockImage[]>
  primary_image_url?: Maybe<string>
  photos_count?: Maybe<number>
  video_url?: Maybe<string>
  external_video_url?: Maybe<string>
  videos?: Maybe<unknown[]>
  walkaround_videos?: Maybe<unknown[]>
  spin_images?: Maybe<unknown[]>
  spin_code?: Maybe<string>
  views?: Maybe<number>
  custom_rank?: Maybe<number>
  /** ISO times. */
  created_at?: Maybe<string>
  createdAt?: Maybe<string>
  updatedAt?: Maybe<string>
  sold_date_timestamp?: Maybe<string>
  finance_lenders?: unknown
}

export interface StockImage {
  image?: Maybe<{ url?: Maybe<string>; thumb?: Maybe<{ url?: Maybe<string> }> }>
  isVideo?: Maybe<boolean>
}

/** The owning dealership, and the sites that show its cars. */
export interface StockOwner {
  id: string
  name: string
  slug: string
  /** Slugs of live sites: its own and those of its groups. Empty when the car is on no site. */
  sites: string[]
  financeProvider: string
  /** That lender's rule for estimates; null when it is not one of the platform's lenders. */
  estimateRule: EstimateRule | null
  estimateExcluded: boolean
  /** Minimum days a was-price must have been advertised; 0 disables the check (LAW-05). */
  wasPriceMinDays: number
  /** `settings.stock.seriesValues`: the allowed series of its cars; empty allows free text (CAR-37). */
  seriesValues: readonly string[]
}

/** The car's location. */
export interface StockPlace {
  name?: Maybe<string>
  slug?: Maybe<string>
  address?: Maybe<{
    city?: Maybe<string>
    state?: Maybe<string>
    lat?: Maybe<number>
    long?: Maybe<number>
  }>
}
