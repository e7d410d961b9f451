import type { ClientBase } from 'pg'
import { columnArrays } from './columnArrays'
import type { SentCar } from '@/src/domain/feeds/plan/sentCar'
import type { PreparedCar } from '../repeatedRows'

export interface RunRef {
  runId: string
  runNo: string
  clientId: string
  tenantId: string
}

export interface ItemWrite {
  carId: string
  row: PreparedCar
  sent: SentCar
}

/** The feed's values, by column and list. */
const recordOf = ({ values, lists: { images, texts, videos } }: SentCar): string =>
  JSON.stringify({ ...values, ...(images ? { images } : {}), ...texts, ...videos })

const columns = [
  { name: 'feed_key', type: 'text', of: ({ row }: ItemWrite) => row.key },
  { name: 'car_id', type: 'uuid', of: ({ carId }: ItemWrite) => carId },
  { name: 'hash', type: 'text', of: ({ row }: ItemWrite) => row.hash },
  { name: 'record', type: 'json', of: ({ sent }: ItemWrite) => recordOf(sent) },
]

/** Stores each row's car and values; a row that was missing counts as present again (FEED-05, FEED-06). */
export const writeItems = async (client: ClientBase, run: RunRef, items: readonly ItemWrite[]): Promise<void> => {
  if (items.length === 0) return
  const { names, from, values } = columnArrays(items, columns, 4)
  await client.query(
    `INSERT INTO feed_items (client_id, tenant_id, seen_no, created_no, ${names})
     SELECT $1::uuid, $2::uuid, $3::bigint, $3::bigint, ${names} FROM ${from}
     ON CONFLICT (client_id, feed_key) DO UPDATE SET hash = excluded.hash, record = excluded.record,
       seen_no = excluded.seen_no, seen_at = now(), missing_no = NULL`,
    [run.clientId, run.tenantId, run.runNo, ...values],
  )
}

/** Cars this feed takes over are no longer those of the feed that was switched off. */
export const releaseItems = async (client: ClientBase, run: RunRef, carIds: readonly string[]): Promise<void> => {
  if (carIds.length === 0) return
  await client.query('DELETE FROM feed_items WHERE car_id = ANY($1::uuid[]) AND client_id <> $2', [
    carIds,
    run.clientId,
  ])
}

/** Rows that say nothing new were in this run, too. */
export const touchItems = async (client: ClientBase, run: RunRef, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  await client.query(
    'UPDATE feed_items SET seen_no = $2::bigint, seen_at = now() WHERE client_id = $1 AND feed_key = ANY($3::text[])',
    [run.clientId, run.runNo, keys],
  )
}
