import { randomInt } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { supersededJobs } from '../queue/wakeUps'

/** First key of this lock among the database's advisory locks with two keys. */
export const SESSION_CLASS = 7_120
const LARGEST_KEY = 2_147_483_647

const deadRows = z.array(z.object({ worker_id: z.string() }))

/** Longer than a running process needs to register its pool: a lock by an unregistered pool is from a dead process. */
const UNNOTED_SECONDS = 15

/**
 * Pools whose process no longer holds its session, and unregistered pools that have held a job for a while. Directly
 * after a restart of the database every session is gone, which proves nothing.
 */
const DEAD = `
  SELECT worker_id FROM (
    SELECT worker_id FROM sync_workers
    WHERE NOT EXISTS (
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${SESSION_CLASS} AND objid = session_key AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    UNION
    SELECT locked_by FROM graphile_worker.jobs
    WHERE locked_at < now() - interval '${UNNOTED_SECONDS} seconds' AND locked_by NOT IN (SELECT worker_id FROM sync_workers)
  ) AS dead
  WHERE pg_postmaster_start_time() < now() - $1 * interval '1 second'`

/**
 * Seconds after the database's own start in which no worker is declared dead: running processes reconnect in that time.
 */
const GRACE_SECONDS = 10

/** A machine without power closes no connection: keepalives make the database end its session within half a minute. */
const KEEPALIVE = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

const forget = async (pool: Pool, poolIds: string[]): Promise<void> => {
  const superseded = await supersededJobs(pool, poolIds)
  await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [poolIds])
  await pool.query('SELECT graphile_worker.complete_jobs($1::bigint[])', [superseded])
  await pool.query('DELETE FROM sync_workers WHERE worker_id = ANY($1)', [poolIds])
}

/**
 * Frees the jobs and queues that killed workers hold; otherwise graphile-worker, and the stock queue with it, would
 * wait four hours. A worker pool counts as dead when its process's database session is gone, so a running one never
 * loses its jobs. Returns the number of dead pools.
 */
export const freeDeadWorkers = async (pool: Pool, graceSeconds = GRACE_SECONDS): Promise<number> => {
  const { rows } = await pool.query(DEAD, [graceSeconds])
  const ids = deadRows.parse(rows).map(({ worker_id }) => worker_id)
  if (ids.length === 0) return 0
  await forget(pool, ids)
  return ids.length
}

/**
 * Proof that this process is running: a database session that holds its own advisory lock for the lifetime of the
 * process. `join` registers a worker pool, `check` opens a lost session again and frees the jobs of dead pools, `leave`
 * gives up the pools registered so far, which have stopped, `end` releases everything.
 */
export const workerSession = (pool: Pool) => {
  const key = randomInt(1, LARGEST_KEY)
  const poolIds = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: a registration that overtakes `leave` would keep the jobs of an ended pool locked for ever. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  let session: PoolClient | null = null
  let lost = true

  const open = async (): Promise<void> => {
    if (session && !lost) return
    session?.release(true)
    session = null
    const client = await pool.connect()
    client.once('error', () => (lost = true)).once('end', () => (lost = true))
    lost = false
    session = client
    try {
      await client.query(KEEPALIVE)
      await client.query('SELECT pg_advisory_lock($1, $2)', [SESSION_CLASS, key])
    } catch (error) {
      lost = true
      throw error
    }
  }
  const note = async (): Promise<void> => {
    await pool.query(
      'INSERT INTO sync_workers (worker_id, session_key) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING',
      [[...poolIds], key],
    )
  }
  /** A pool that stopped because it could not report the end of a job still holds that job. */
  const leave = (): Promise<void> =>
    inTurn(async () => {
      await forget(pool, [...poolIds])
      poolIds.clear()
    })
  return {
    join: (poolId: string): Promise<void> => {
      poolIds.add(poolId)
      return inTurn(note)
    },
    check: (): Promise<number> =>
      inTurn(async () => {
        await open()
        await note()
        return freeDeadWorkers(pool)
      }),
    leave,
    end: async (): Promise<void> => {
      await leave()
      session?.release(true)
      session = null
    },
  }
}
