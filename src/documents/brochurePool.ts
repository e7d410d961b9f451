import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BrochureJob } from './brochure/BrochureContent'

/** The brochure cannot be made now: too many wait, or it took too long. Asking again a few seconds later is worthwhile. */
export class BrochureBusyError extends Error {
  override readonly name = 'BrochureBusyError'
}

export interface BrochureLimits {
  threads: number
  /** Brochures that may wait for a thread. */
  queue: number
  /** From the request to the finished file, in milliseconds; then its thread is ended. */
  timeMs: number
}

const LIMITS: BrochureLimits = { threads: Math.min(2, availableParallelism()), queue: 40, timeMs: 5000 }
/** An idle thread holds its memory; it is ended after this. */
const IDLE_MS = 30_000
const MEMORY_MB = 192

/** The bundler recognises `new Worker(new URL(...))`: it compiles the file and adds it to the standalone output. */
const startWorker = (): Worker =>
  new Worker(new URL('./brochure/brochureWorker.ts', import.meta.url), {
    name: 'brochure',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })

/** One job in one thread. `once` also rejects when the thread fails. */
const runJob = async (worker: Worker, job: BrochureJob, signal: AbortSignal): Promise<Uint8Array> => {
  worker.ref()
  worker.postMessage(job)
  const [pdf]: Uint8Array[] = await once(worker, 'message', { signal })
  worker.unref()
  if (!pdf) throw new Error('The brochure thread sent nothing.')
  return pdf
}

/**
 * Threads that make brochures beside the web server's own, in the order they were asked for: layout is tens of
 * milliseconds of processor time during which the server's thread could answer nobody, and a document that never ends can
 * only be stopped from outside its thread.
 */
export const startBrochurePool = ({ threads, queue, timeMs }: BrochureLimits = LIMITS, start = startWorker) => {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let running = 0

  const takeTurn = async (): Promise<void> => {
    if (running >= threads) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
  }
  const endTurn = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const endWorker = (worker: Worker): Promise<number> => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    return worker.terminate()
  }
  const takeWorker = (): Worker => {
    const [kept] = idle.keys()
    if (kept) {
      clearTimeout(idle.get(kept))
      idle.delete(kept)
      return kept
    }
    const worker = start()
    // Also for one that fails while it is idle: an error event without a listener would end the process.
    worker.on('error', () => void endWorker(worker))
    return worker
  }
  const keepWorker = (worker: Worker): void => {
    idle.set(worker, setTimeout(() => void endWorker(worker), IDLE_MS).unref())
  }

  return {
    /** @throws BrochureBusyError when the queue is full or the time is over. */
    render: async (job: BrochureJob): Promise<Uint8Array> => {
      if (running >= threads && waiting.length >= queue) {
        throw new BrochureBusyError('Too many brochures are being made at once.')
      }
      const signal = AbortSignal.timeout(timeMs)
      await takeTurn()
      try {
        signal.throwIfAborted()
        const worker = takeWorker()
        try {
          const pdf = await runJob(worker, job, signal)
          keepWorker(worker)
          return pdf
        } catch (error) {
          await endWorker(worker)
          throw error
        }
      } catch (error) {
        if (signal.aborted) throw new BrochureBusyError(`A brochure took more than ${timeMs} ms.`, { cause: error })
        throw error
      } finally {
        endTurn()
      }
    },
    stop: async (): Promise<void> => {
      await Promise.all([...idle.keys()].map(endWorker))
    },
  }
}

let shared: ReturnType<typeof startBrochurePool> | undefined

/** The server's own, made when the first brochure is asked for. */
export const brochurePool = () => (shared ??= startBrochurePool())
