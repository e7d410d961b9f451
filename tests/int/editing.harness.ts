import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { createLocalReq, type Payload, type PayloadRequest, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { testPayload } from '@/tests/setup/testPayload'
import { type Answer, request } from './access/request'
import { type Credentials, type Dealership, makeDealership, signIn } from './access/world'
import type { PartyName } from './access/expectations'

const tagRows = z.array(z.object({ payload: z.object({ tags: z.array(z.string()) }) }))

export interface Editing {
  payload: Payload
  config: SanitizedConfig
  pool: Pool
  own: Dealership
  other: Dealership
  who: Record<PartyName, Credentials>
  send(as: Credentials, method: string, path: string, body?: object): Promise<Answer>
  /** Tags of pages queued for a refresh since the last call. */
  droppedTags(): Promise<string[]>
  /** A request of a staff member, by e-mail, as the admin's server functions get it. */
  reqOf(email: string): Promise<PayloadRequest>
  destroy(): Promise<void>
}

/** Two dealerships, every party, and the worker's queue on a database of their own. */
export const editingHarness = async (): Promise<Editing> => {
  const running = await testPayload()
  const { payload, config } = running
  const pool = workerPool(running.databaseUrl, 4)
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
  const own = await makeDealership(payload, 'own', 2)
  const other = await makeDealership(payload, 'other', 2)
  const who = await signIn(payload, own, other)
  const droppedTags = async (): Promise<string[]> => {
    const { rows } = await pool.query(
      `DELETE FROM graphile_worker._private_jobs WHERE payload::jsonb ? 'tags' RETURNING payload`,
    )
    return tagRows.parse(rows).flatMap((row) => row.payload.tags)
  }
  const reqOf = async (email: string): Promise<PayloadRequest> => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      limit: 1,
      depth: 0,
    })
    const [user] = docs
    if (!user) throw new Error(`Nobody has the e-mail ${email}.`)
    return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  }
  return {
    payload,
    config,
    pool,
    own,
    other,
    who,
    send: (as, method, path, body) => request(config, as, method, path, body),
    droppedTags,
    reqOf,
    destroy: async () => {
      await pool.end()
      await running.destroy()
    },
  }
}
