import type { EstimateRule } from '@/src/domain/finance/lenders/lenderPreset'
import type { CaravanRows, PlainFields, VariantRows } from '@/src/domain/stock/fields/carFieldTable'
import type { StoredValues } from '@/src/domain/stock/fields/fieldTypes'

type Maybe<T> = T | null | undefined

/** A car row as the stock document reads it (CAR-01..31): the plain fields of the table and the rest. */
export interface StockCar extends StoredValues<PlainFields> {
  id: string
  slug?: Maybe<string>
  /** Days it was advertised at its was-price or dearer (LAW-05). */
  before_price_days?: Maybe<number>
  variant?: Maybe<StoredValues<VariantRows>>
  caravan_specifications?: Maybe<StoredValues<CaravanRows>>
  images?: Maybe<StockImage[]>
  photos_count?: Maybe<number>
  videos?: Maybe<unknown[]>
  walkaround_videos?: Maybe<unknown[]>
  views?: Maybe<number>
  custom_rank?: Maybe<number>
  /** ISO times. */
  created_at?: Maybe<string>
  createdAt?: Maybe<string>
  updatedAt?: Maybe<string>
  sold_date_timestamp?: Maybe<string>
  finance_lenders?: unknown
  autograb_data?: Maybe<{ average_market_price?: Maybe<number>; state_average_market_price?: Maybe<number> }>
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
  /** `settings.vdp.minComparables`. */
  minComparables: number
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
