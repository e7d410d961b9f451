import type { WorkerEvents } from 'graphile-worker'

/** The end of a job is written within a few milliseconds; on a busy machine later. */
const LOOKS_MS = [10, 100, 500]

/**
 * Has the worker look for the next job of a queue as soon as the last one has freed it. graphile-worker asks for more while the
 * end of a job is still being written: the queue counts as taken, and its next job waited for the next look, two seconds
 * later. What waited for one receiver of leads went out at one a second.
 */
export const nextInQueue = (events: WorkerEvents): void => {
  events.on('job:complete', ({ worker, job }) => {
    if (job.job_queue_id === null) return
    const look = (): void => {
      try {
        worker.workerPool.nudge(1)
      } catch {
        // The worker has stopped meanwhile.
      }
    }
    for (const ms of LOOKS_MS) setTimeout(look, ms).unref()
  })
}
