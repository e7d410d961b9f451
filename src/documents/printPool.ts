import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { PrintJob } from './PrintJob'

/** The file cannot be made now: too many wait, or it took too long. Asking again a few seconds later is worthwhile. */
export class PrintBusyError extends Error {
  override readonly name = 'PrintBusyError'
}

export interface PrintLimits {
  threads: number
  /** Files that may wait for a thread. */
  queue: number
  /** For one file, in milliseconds, without its time in the queue; then its thread is ended. */
  timeMs: number
}

const LIMITS: PrintLimits = { threads: Math.min(2, availableParallelism()), queue: 40, timeMs: 10_000 }
/** An idle thread keeps its memory; after this time it is ended. */
const IDLE_MS = 30_000
const MEMORY_MB = 192

/** The bundler recognises `new Worker(new URL(...))`: it compiles the file and adds it to the standalone output. */
const startWorker = (): Worker =>
  new Worker(new URL('./printWorker.ts', import.meta.url), {
    name: 'print',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })

/** One job in one thread. `once` also rejects when the thread fails. */
const runJob = async (worker: Worker, job: PrintJob, signal: AbortSignal): Promise<Uint8Array> => {
  worker.ref()
  worker.postMessage(job)
  const [pdf]: Uint8Array[] = await once(worker, 'message', { signal })
  worker.unref()
  if (!pdf) throw new Error('The thread that prints sent nothing.')
  return pdf
}

/**
 * Threads that render brochures and orders, in the order of the requests. In the web server's own thread a layout would block
 * every other request for tens of milliseconds, and one that does not end could not be stopped.
 */
export const startPrintPool = ({ threads, queue, timeMs }: PrintLimits = LIMITS, start = startWorker) => {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const turns = new PQueue({ concurrency: threads })

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

  const renderInThread = async (job: PrintJob): Promise<Uint8Array> => {
    const worker = takeWorker()
    const signal = AbortSignal.timeout(timeMs)
    try {
      const pdf = await runJob(worker, job, signal)
      keepWorker(worker)
      return pdf
    } catch (error) {
      await endWorker(worker)
      if (signal.aborted) throw new PrintBusyError(`A file took more than ${timeMs} ms.`, { cause: error })
      throw error
    }
  }

  return {
    /** @throws PrintBusyError when the queue is full or the file takes too long. */
    render: async (job: PrintJob): Promise<Uint8Array> => {
      if (turns.pending >= threads && turns.size >= queue) {
        throw new PrintBusyError('Too many files are being made at once.')
      }
      return turns.add(() => renderInThread(job))
    },
    stop: async (): Promise<void> => {
      await Promise.all([...idle.keys()].map(endWorker))
    },
  }
}

let shared: ReturnType<typeof startPrintPool> | undefined

/** The server's own pool, created for the first file. */
export const printPool = () => (shared ??= startPrintPool())
