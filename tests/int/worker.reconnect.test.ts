import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { faultStand, type FaultStand } from './faults/stand'

let stand: FaultStand

beforeAll(async () => {
  stand = await faultStand()
}, 180_000)
afterAll(() => stand?.destroy())

test('SEA-23 the worker outlives a crash of the database: the same process goes on with its jobs', async () => {
  const pool = workerPool(stand.databaseUrl, 1)
  const jobsDone = async (): Promise<boolean> => {
    await pool.query(`SELECT graphile_worker.add_job('sync-stock', '{}'::json, job_key => 'reconnect-test')`)
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query("SELECT count(*)::int FROM graphile_worker.jobs WHERE key = 'reconnect-test'")
        expect(rows[0].count).toBe(0)
      },
      { timeout: 30_000, interval: 100 },
    )
    return true
  }
  const starts = () => stand.output.filter((line) => line.includes('Worker ready')).length
  await stand.startWorker()
  await vi.waitFor(() => expect(starts()).toBe(1), { timeout: 60_000 })
  for (let round = 0; round < 2; round += 1) {
    expect(await jobsDone()).toBe(true)
    stand.killPostgres()
    await vi.waitFor(() => expect(pool.query('SELECT 1')).rejects.toThrow(), { timeout: 10_000 })
    await stand.startPostgres()
    await vi.waitFor(() => expect(pool.query('SELECT 1')).resolves.toBeTruthy(), { timeout: 20_000 })
  }
  expect(await jobsDone()).toBe(true)
  expect(starts(), stand.output.slice(-20).join('\n')).toBe(1)
  await pool.end()
}, 240_000)
