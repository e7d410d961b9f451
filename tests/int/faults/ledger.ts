import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { tasks, queues } from '@/src/jobs/taskNames'

const WAKE = `SELECT wake_worker('${tasks.syncStock}', '{}'::json, '${queues.stock}', $1)`

/**
 * Writes stock as an import does, car and queue entry in one transaction, and keeps its own account of what the database
 * acknowledged: id to price, or null once deleted. A write whose answer got lost may have happened or not.
 */
export const ledgerOf = (pool: Pool, tenantId: string) => {
  const account = new Map<string, number | null>()
  const unsure = new Map<string, (number | null)[]>()
  /** Just before each car's last acknowledged commit: its pages must be refreshed after that. */
  const committed = new Map<string, number>()

  const inTransaction = async (
    ids: string[],
    work: (client: PoolClient) => Promise<void>,
  ): Promise<'done' | 'refused' | 'unknown'> => {
    let client: PoolClient
    try {
      client = await pool.connect()
    } catch {
      return 'refused'
    }
    let asked: number | null = null
    try {
      await client.query('BEGIN')
      await work(client)
      asked = performance.now()
      await client.query('COMMIT')
      for (const id of ids) committed.set(id, asked)
      client.release()
      return 'done'
    } catch {
      client.release(true)
      return asked === null ? 'refused' : 'unknown'
    }
  }
  const note = (ids: string[], values: (number | null)[], outcome: 'done' | 'refused' | 'unknown'): void => {
    for (const [index, id] of ids.entries()) {
      const value = values[index] ?? null
      if (outcome === 'done') {
        account.set(id, value)
        unsure.delete(id)
      } else if (outcome === 'unknown') unsure.set(id, [...(unsure.get(id) ?? []), value])
    }
  }
  const queue = async (client: PoolClient, ids: string[], reason: string): Promise<void> => {
    await client.query('INSERT INTO stock_changes (car_id, tenant_id, reason) SELECT unnest($1::uuid[]), $2, $3', [
      ids,
      tenantId,
      reason,
    ])
    await client.query(WAKE, [randomUUID()])
  }
  return {
    account,
    committed,
    create: async (cars: number): Promise<string[]> => {
      const ids = Array.from({ length: cars }, () => randomUUID())
      const prices = ids.map((_, index) => 10_000 + index)
      const outcome = await inTransaction(ids, async (client) => {
        await client.query(
          `INSERT INTO cars (id, tenant_id, name, slug, make, model, year, stocknum, price, show_on_dealer_website, listed_at)
           SELECT id, $3, '2022 Toyota Corolla', 'car-' || id, 'Toyota', 'Corolla', 2022, left(id::text, 8), price, true, now()
           FROM unnest($1::uuid[], $2::int[]) AS wanted(id, price)`,
          [ids, prices, tenantId],
        )
        await queue(client, ids, 'bulk')
      })
      note(ids, prices, outcome)
      return ids
    },
    edit: async (id: string, price: number) => {
      const outcome = await inTransaction([id], async (client) => {
        await client.query('UPDATE cars SET price = $2, updated_at = now() WHERE id = $1', [id, price])
        await queue(client, [id], 'bulk')
      })
      note([id], [price], outcome)
      return outcome
    },
    remove: async (ids: string[]) => {
      const outcome = await inTransaction(ids, async (client) => {
        await client.query('DELETE FROM cars WHERE id = ANY($1)', [ids])
        await queue(client, ids, 'delete')
      })
      note(
        ids,
        ids.map(() => null),
        outcome,
      )
    },
    /** What the database must hold: id to price. A lost answer's car may hold either value. */
    agreesWith: (stored: Map<string, number>): string[] => {
      const wrong: string[] = []
      for (const id of new Set([...account.keys(), ...stored.keys()])) {
        const value = stored.get(id) ?? null
        if (value !== (account.get(id) ?? null) && !(unsure.get(id) ?? []).includes(value)) wrong.push(id)
      }
      return wrong
    },
  }
}
