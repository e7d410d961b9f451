import type { Pool } from 'pg'
import type { IndexedStockDocument } from '@/src/domain/search/StockDocument'
import type { StockEngine } from '@/src/services/search/stockEngine'

/** What one car is for the index now: its document, nothing (it must not be there), or why it cannot be built. */
export type BuiltCar =
  | { kind: 'document'; document: IndexedStockDocument }
  | { kind: 'absent'; slug: string | null }
  | { kind: 'broken'; error: string }

/** Reads stock as it is now. */
export interface StockReader {
  /** One entry for every id asked for; a car that no longer exists is 'absent'. */
  read(ids: string[]): Promise<Map<string, BuiltCar>>
  /** Ids after `after`, in id order: for walking all stock. */
  page(after: string | null, limit: number): Promise<string[]>
  /** Tenant ids of the live sites that show a dealership's cars: its own and its groups'. */
  sitesShowing(tenantIds: string[]): Promise<string[]>
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
