import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queueStock } from './write/queueStock'
import { ACTIVE } from './run/startRun'
import type { RunRef } from './write/writeItems'

const idRows = z.array(z.object({ id: z.string() }))

const missingCars = `
  SELECT cars.id FROM feed_items JOIN cars ON cars.id = feed_items.car_id
  WHERE feed_items.client_id = $1 AND feed_items.seen_no < $2::bigint AND ${ACTIVE}
    AND NOT coalesce(cars.feed_locks @> '["status"]'::jsonb, false)`

/**
 * Cars of the client for sale that neither this run nor a newer one has seen, locked until the transaction ends. A
 * dealership that locked a car's status decides about it itself (FEED-06).
 */
export const findMissing = async (client: ClientBase, run: RunRef): Promise<string[]> => {
  const { rows } = await client.query(`${missingCars} ORDER BY cars.id FOR UPDATE OF cars`, [run.clientId, run.runNo])
  return idRows.parse(rows).map(({ id }) => id)
}

/** Takes cars off sale: sold with the time, or archived, as the dealership's settings say (FEED-03). */
export const delistCars = async (
  client: ClientBase,
  run: RunRef,
  ids: readonly string[],
  as: 'sold' | 'archived',
): Promise<void> => {
  if (ids.length === 0) return
  await client.query(
    `UPDATE cars SET status = $2::enum_cars_status, sold = ($2 = 'sold'), updated_at = now(),
       sold_date_timestamp = CASE WHEN $2 = 'sold' THEN now() END WHERE id = ANY($1::uuid[])`,
    [ids, as],
  )
  await client.query('UPDATE feed_items SET missing_no = $2::bigint WHERE car_id = ANY($1::uuid[])', [ids, run.runNo])
  await queueStock(client, run.tenantId, ids)
}
