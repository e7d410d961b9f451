import type { PoolClient } from 'pg'
import { z } from 'zod'
import { stockEvent } from '@/src/domain/alerts/stockEvent'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import { inTransaction } from '../inTransaction'
import type { AlertDeps } from './AlertDeps'
import { alertSites } from './alertSites'
import { type CarEvent, findHits, type Hit } from './findHits'

const BATCH_CARS = 1000

const dollars = z.coerce.number().nullable()
const waitingRows = z.array(
  z.object({
    id: z.string(),
    available: z.boolean(),
    dollars,
    told_available: z.boolean(),
    told_dollars: dollars,
    changed_at: z.date(),
  }),
)
type WaitingCar = z.infer<typeof waitingRows>[number]

const eventOf = ({ id, available, dollars: now, told_available, told_dollars, changed_at }: WaitingCar): CarEvent[] => {
  const kind = stockEvent({ available: told_available, dollars: told_dollars }, { available, dollars: now })
  const wasDollars = kind === 'price_drop' ? told_dollars : null
  return kind ? [{ carId: id, kind, dollars: now, wasDollars, at: changed_at }] : []
}

/** The unique index of hits: a drop is reported once for each price, everything else once. */
const INTO = 'INSERT INTO alert_hits (search_id, car_id, kind, at_dollars, was_dollars)'

const writeHits = (client: PoolClient, hits: readonly Hit[]) =>
  client.query(
    `${INTO} SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::numeric[], $5::numeric[])
       AS hit (search_id, car_id, kind, at_dollars, was_dollars)
     WHERE EXISTS (SELECT FROM saved_searches WHERE id = search_id) ON CONFLICT DO NOTHING`,
    [
      hits.map(({ searchId }) => searchId),
      hits.map(({ event }) => event.carId),
      hits.map(({ event }) => event.kind),
      hits.map(({ event }) => (event.kind === 'price_drop' ? event.dollars : 0)),
      hits.map(({ event }) => event.wasDollars),
    ],
  )

/** Cars that shoppers saved (ALRT-02): what became cheaper or was sold. */
const writeWatched = (client: PoolClient, events: readonly CarEvent[]) =>
  client.query(
    `${INTO} SELECT searches.id, event.car_id, event.kind, coalesce(event.at_dollars, 0), event.was_dollars
     FROM unnest($1::uuid[], $2::text[], $3::numeric[], $4::numeric[], $5::timestamptz[])
       AS event (car_id, kind, at_dollars, was_dollars, at)
     JOIN watchlist_entries ON watchlist_entries.car_id = event.car_id
     JOIN saved_searches AS searches ON searches.shopper_id = watchlist_entries.shopper_id AND searches.kind = 'watchlist'
     WHERE event.kind <> 'new' AND searches.confirmed_at < event.at AND searches.paused_at IS NULL ON CONFLICT DO NOTHING`,
    [
      events.map(({ carId }) => carId),
      events.map(({ kind }) => kind),
      events.map(({ kind, dollars: now }) => (kind === 'price_drop' ? now : 0)),
      events.map(({ wasDollars }) => wasDollars),
      events.map(({ at }) => at),
    ],
  )

/** Reports a car that is gone to those who got a mail about it. */
const writeSold = (client: PoolClient, carIds: string[]) =>
  client.query(
    `${INTO} SELECT DISTINCT search_id, car_id, 'sold', 0, NULL::numeric FROM alert_hits
     JOIN saved_searches AS saved ON saved.id = search_id AND saved.kind = 'search' AND paused_at IS NULL
     WHERE car_id = ANY($1::uuid[]) AND mail_id IS NOT NULL ON CONFLICT DO NOTHING`,
    [carIds],
  )

/** Marks what was read as told; a car that has changed since then keeps waiting. */
const markTold = (client: PoolClient, cars: readonly WaitingCar[]) =>
  client.query(
    `UPDATE alert_cars SET told_available = read.available, told_dollars = read.dollars,
       waiting = (alert_cars.available, alert_cars.dollars) IS DISTINCT FROM (read.available, read.dollars)
     FROM unnest($1::uuid[], $2::boolean[], $3::numeric[]) AS read (car_id, available, dollars)
     WHERE alert_cars.car_id = read.car_id`,
    [cars.map(({ id }) => id), cars.map(({ available }) => available), cars.map(({ dollars: now }) => now)],
  )

const documentsOf = async ({ reader }: AlertDeps, ids: string[]): Promise<Map<string, IndexedStockDocument>> => {
  const built = ids.length === 0 ? [] : await reader.read(ids)
  return new Map([...built].flatMap(([id, car]) => (car.kind === 'document' ? [[id, car.document] as const] : [])))
}

const matchBatch = async (deps: AlertDeps): Promise<number> => {
  const { rows } = await deps.pool.query(
    `SELECT car_id::text AS id, available, dollars, told_available, told_dollars, changed_at FROM alert_cars
     WHERE waiting ORDER BY changed_at, car_id LIMIT ${BATCH_CARS}`,
  )
  const cars = waitingRows.parse(rows)
  if (cars.length === 0) return 0
  const events = cars.flatMap(eventOf)
  const gone = events.flatMap(({ kind, carId }) => (kind === 'sold' ? [carId] : []))
  const shown = events.filter(({ kind }) => kind !== 'sold')
  const documents = await documentsOf(
    deps,
    shown.map(({ carId }) => carId),
  )
  const hits = await findHits(deps.pool, shown, documents, await alertSites(deps.payload))
  await inTransaction(deps.pool, async (client) => {
    await writeHits(client, hits)
    await writeWatched(client, events)
    await writeSold(client, gone)
    await markTold(client, cars)
  })
  return cars.length
}

/** Finds who is to be told of the cars that changed. One job at a time: its queue has one runner. */
export const matchSavedSearches = async (deps: AlertDeps): Promise<void> => {
  for (let cars = BATCH_CARS; cars === BATCH_CARS;) cars = await matchBatch(deps)
}
