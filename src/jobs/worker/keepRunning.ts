import { setTimeout } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { SyncDeps } from '../index/SyncDeps'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

type Kept = Pick<Runner, 'promise' | 'stop' | 'addJob'>

/**
 * A runner that is started again when it ends by itself: graphile-worker stops when it cannot report the end of a job,
 * for example after a crash of the database. Retries until the database is back.
 *
 * @param leave frees the jobs that the ended runner still holds; throws while the database is down
 * @returns `restart` lets the runner finish what it does; it is then started again
 */
export const keepRunning = async (
  start: () => Promise<Kept>,
  leave: () => Promise<void>,
  log: SyncDeps['log'],
): Promise<Kept & { restart: () => Promise<void> }> => {
  let runner = await start()
  let stopped = false

  const startAgain = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE_MS; !stopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await setTimeout(pause)
      try {
        await leave()
        runner = await start()
        log.warn('The worker goes on.')
        return
      } catch {
        continue
      }
    }
  }
  const keep = async (): Promise<void> => {
    while (!stopped) {
      await runner.promise.catch(() => undefined)
      if (stopped) return
      log.warn('The worker’s runner ended, most likely because the database is away. It is started again.')
      await startAgain()
      // `stop()` was called while it started.
      if (stopped) await runner.stop().catch(() => undefined)
    }
  }
  const promise = keep()
  let restarting: Promise<void> | null = null
  return {
    promise,
    restart: () => (restarting ??= runner.stop().finally(() => (restarting = null))),
    addJob: (...job) => runner.addJob(...job),
    stop: async () => {
      stopped = true
      await runner.stop().catch(() => undefined)
      await promise
    },
  }
}
