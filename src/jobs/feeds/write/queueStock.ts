import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { queues, tasks } from '@/src/jobs/taskNames'

/** Queues changed cars for the search index and their pages for a refresh, in the transaction that changed them (SEA-23). */
export const queueStock = async (client: ClientBase, tenantId: string, carIds: readonly string[]): Promise<void> => {
  if (carIds.length === 0) return
  await client.query(
    "INSERT INTO stock_changes (car_id, tenant_id, reason) SELECT unnest($1::uuid[]), $2::uuid, 'bulk'",
    [carIds, tenantId],
  )
  await client.query("SELECT wake_worker($1, '{}'::json, $2, $3)", [
    tasks.syncStock,
    queues.stock,
    `${tasks.syncStock}:${randomUUID()}`,
  ])
}
