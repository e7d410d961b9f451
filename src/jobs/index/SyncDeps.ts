import type { Pool } from 'pg'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import type { StockEngine } from '@/src/services/search/stockEngine'

/** What one car is for the index now: its document, nothing (it must not be there), or why it cannot be built. */
export type BuiltCar =
  | { kind: 'document'; document: IndexedStockDocument }
  | { kind: 'absent'; slug: string | null }
  | { kind: 'broken'; error: string; tenantId: string | null }

/** A live site, as far as time changes what it shows. */
export interface TimedSite {
  id: string
  slug: string
  /** Dealerships whose stock it shows: its own and, for a group, its members. */
  tenantIds: string[]
  /** `settings.search.soldVisibleDays` (SEA-23). */
  soldVisibleDays: number
  /** `specifications.just_arrived_days` (PRC-14). */
  justArrivedDays: number
}

/** Reads stock as it is now. */
export interface StockReader {
  /** One entry for every requested id; a car that no longer exists is 'absent'. */
  read(ids: string[]): Promise<Map<string, BuiltCar>>
  /** Ids after `after`, in id order: for walking all stock. */
  page(after: string | null, limit: number): Promise<string[]>
  /** Tenant ids of the live sites that show a dealership's cars: its own and its groups'. */
  sitesShowing(tenantIds: string[]): Promise<string[]>
  /** Every live site. */
  sites(): Promise<TimedSite[]>
}

/** What the sync of stock into the index works with. */
export interface SyncDeps {
  pool: Pool
  reader: StockReader
  engine: StockEngine
  /** Called with cache tags once the index has the change. */
  revalidate: (tags: string[]) => Promise<void>
  log: { warn(message: string): void; error(message: string): void }
}
