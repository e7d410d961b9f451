import type { Pool } from 'pg'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import type { StockState } from '@/src/domain/alerts/stockEvent'
import type { BuiltCar } from '../index/SyncDeps'
import { queues, tasks } from '../taskNames'

/** A car as an alert tells of it. */
export const stockState = (document: Pick<IndexedStockDocument, 'status' | 'price'>): StockState => ({
  available: document.status !== 'sold',
  dollars: document.price,
})

/**
 * Stores what cars are now, beside what shoppers were last told, and queues the matching where they differ; both or
 * neither. While there is no saved search, cars count as told: a shopper who saves one later has seen them.
 */
export const noteStock = async (pool: Pool, cars: readonly (readonly [id: string, car: BuiltCar])[]): Promise<void> => {
  if (cars.length === 0) return
  const states = cars.map(([id, car]) =>
    car.kind === 'document'
      ? { id, title: car.document.title, ...stockState(car.document) }
      : { id, title: '', available: false, dollars: null },
  )
  await pool.query(
    `WITH listens AS (SELECT EXISTS (SELECT FROM saved_searches) AS anybody),
     noted AS (
       INSERT INTO alert_cars AS known (car_id, title, available, dollars, told_available, told_dollars, waiting)
       SELECT car_id, title, available, dollars, available AND NOT anybody, CASE WHEN NOT anybody THEN dollars END,
         available AND anybody
       FROM unnest($1::uuid[], $2::text[], $3::boolean[], $4::numeric[]) AS now (car_id, title, available, dollars), listens
       WHERE available OR EXISTS (SELECT FROM alert_cars WHERE alert_cars.car_id = now.car_id)
       ON CONFLICT (car_id) DO UPDATE SET available = EXCLUDED.available, dollars = EXCLUDED.dollars, changed_at = now(),
         title = CASE WHEN EXCLUDED.title = '' THEN known.title ELSE EXCLUDED.title END,
         told_available = CASE WHEN (SELECT anybody FROM listens) THEN known.told_available ELSE EXCLUDED.available END,
         told_dollars = CASE WHEN (SELECT anybody FROM listens) THEN known.told_dollars ELSE EXCLUDED.dollars END,
         waiting = (SELECT anybody FROM listens)
           AND (known.told_available, known.told_dollars) IS DISTINCT FROM (EXCLUDED.available, EXCLUDED.dollars)
       WHERE (known.available, known.dollars) IS DISTINCT FROM (EXCLUDED.available, EXCLUDED.dollars)
       RETURNING waiting)
     SELECT wake_worker($5, '{}'::json, $6, $5) WHERE EXISTS (SELECT FROM noted WHERE waiting)`,
    [
      states.map(({ id }) => id),
      states.map(({ title }) => title),
      states.map(({ available }) => available),
      states.map(({ dollars }) => dollars),
      tasks.matchSavedSearches,
      queues.alerts,
    ],
  )
}
