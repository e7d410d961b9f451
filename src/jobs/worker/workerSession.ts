import { randomInt } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { supersededJobs } from '../queue/wakeUps'

/** The class of this lock among the database's advisory locks of two numbers. */
export const SESSION_CLASS = 7_120
const LARGEST_KEY = 2_147_483_647

const deadRows = z.array(z.object({ worker_id: z.string() }))

/** Longer than it takes a living process to note its pool: a lock in a name nobody ever noted is a dead one's. */
const UNNOTED_SECONDS = 15

/**
 * Pools whose process holds its session no more, and pools nobody ever noted that have held a job for a while. Just
 * after the database itself started every session is gone, and none of them says anything.
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

/** How long after the database's own start nobody is declared dead: living processes take their sessions up again. */
const GRACE_SECONDS = 10

/** A machine that lost its power says nothing: the database asks it, and ends the session within half a minute. */
const KEEPALIVE = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

const forget = async (pool: Pool, poolIds: string[]): Promise<void> => {
  const superseded = await supersededJobs(pool, poolIds)
  await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [poolIds])
  await pool.query('SELECT graphile_worker.complete_jobs($1::bigint[])', [superseded])
  await pool.query('DELETE FROM sync_workers WHERE worker_id = ANY($1)', [poolIds])
}

/**
 * Frees the jobs and queues that killed workers hold. Graphile-worker would wait four hours for a killed worker, and the
 * stock queue with it. A worker pool counts as dead when the database session its process holds is gone, so a live one is
 * never robbed. Returns how many were dead.
 */
export const freeDeadWorkers = async (pool: Pool, graceSeconds = GRACE_SECONDS): Promise<number> => {
  const { rows } = await pool.query(DEAD, [graceSeconds])
  const ids = deadRows.parse(rows).map(({ worker_id }) => worker_id)
  if (ids.length === 0) return 0
  await forget(pool, ids)
  return ids.length
}

/**
 * The sign of life of this process: a database session that holds a lock of its own for as long as the process lives.
 * `join` names a worker pool of its, `check` takes a lost session up again and frees the jobs of dead ones, `leave`
 * gives up the pools named so far, which have stopped, `end` gives everything back.
 */
export const workerSession = (pool: Pool) => {
  const key = randomInt(1, LARGEST_KEY)
  const poolIds = new Set<string>()
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
  const note = async (ids: string[]): Promise<void> => {
    await pool.query(
      'INSERT INTO sync_workers (worker_id, session_key) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING',
      [ids, key],
    )
  }
  /** A pool that stopped because it could not report a job's end still holds that job. */
  const leave = async (): Promise<void> => {
    await forget(pool, [...poolIds])
    poolIds.clear()
  }
  return {
    join: async (poolId: string): Promise<void> => {
      poolIds.add(poolId)
      await note([poolId])
    },
    check: async (): Promise<number> => {
      await open()
      await note([...poolIds])
      return freeDeadWorkers(pool)
    },
    leave,
    end: async (): Promise<void> => {
      await leave()
      session?.release(true)
      session = null
    },
  }
}
