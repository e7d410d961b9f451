import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { RowPlan } from '@/src/domain/feeds/plan/planBatch'
import type { PreparedCar } from './repeatedRows'
import { ACTIVE } from './run/startRun'
import type { RunRef } from './write/writeItems'

const doubleRows = z.array(z.object({ stocknum: z.string(), vin: z.string(), feed: z.string().nullable() }))

const numbersOf = (stocknum: string, vin: string): string => `${stocknum.toUpperCase()} ${vin.toUpperCase()}`

/**
 * Adds advice to rows whose stock number and VIN another live feed of the dealership sends for a car for sale: the car
 * is on the site twice until one of the feeds is switched off (FEED-05). Unchanged rows are not checked.
 */
export const adviseDoubles = async (
  client: ClientBase,
  { tenantId, clientId }: RunRef,
  rows: readonly PreparedCar[],
  plans: readonly RowPlan[],
): Promise<PreparedCar[]> => {
  const asked = rows.filter(({ stocknum, vin }, index) => stocknum && vin && plans[index]?.kind !== 'unchanged')
  if (asked.length === 0) return [...rows]
  const others = await client.query('SELECT FROM feed_clients WHERE tenant_id = $1 AND active AND id <> $2 LIMIT 1', [
    tenantId,
    clientId,
  ])
  if (others.rowCount === 0) return [...rows]
  const found = await client.query(
    `SELECT cars.stocknum, cars.vin, owner.name AS feed
     FROM cars JOIN feed_items AS item ON item.car_id = cars.id JOIN feed_clients AS owner ON owner.id = item.client_id
     WHERE cars.tenant_id = $1 AND upper(cars.stocknum) = ANY($2::text[]) AND cars.vin IS NOT NULL
       AND owner.id <> $3 AND owner.active AND ${ACTIVE}`,
    [tenantId, asked.map(({ stocknum }) => stocknum?.toUpperCase()), clientId],
  )
  const feeds = new Map(
    doubleRows.parse(found.rows).map(({ stocknum, vin, feed }) => [numbersOf(stocknum, vin), feed ?? 'Another feed']),
  )
  return rows.map((row) => {
    const feed = row.stocknum && row.vin ? feeds.get(numbersOf(row.stocknum, row.vin)) : undefined
    if (feed === undefined) return row
    const reason = `The feed '${feed}' sends a car with this stock number and VIN, too, so it is on the site twice. Switch one of the feeds off: the other takes its cars over.`
    return { ...row, advice: [...row.advice, { field: 'stocknum', value: row.stocknum ?? '', reason }] }
  })
}
