import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { CarSheet, SheetPhotos } from './sheet/CarSheet'

/** The brochure cannot be made now: too many wait, or it took too long. Asking again a little later is worth it. */
export class PdfBusyError extends Error {
  override readonly name = 'PdfBusyError'
}

export interface PdfLimits {
  threads: number
  /** Brochures that may wait for a thread. */
  queue: number
  /** From being asked for to being made, in milliseconds; then its thread is ended. */
  timeMs: number
}

/** One core stays with the web server. */
const LIMITS: PdfLimits = { threads: Math.max(1, Math.min(2, availableParallelism() - 1)), queue: 40, timeMs: 5000 }
/** A thread without work goes after this: it holds some 20 MB. */
const IDLE_MS = 30_000
const MEMORY_MB = 128

/** Loaded by its path and not bundled: Node reads the types away itself. */
const drawing = join(process.cwd(), 'src/documents/sheet/drawSheet.ts')

/** Threads that draw brochures beside the web server's own, so that no page waits for a PDF. */
export const startPdfPool = ({ threads, queue, timeMs }: PdfLimits = LIMITS, filename = drawing) => {
  const pool = new Piscina<{ sheet: CarSheet; photos: SheetPhotos }, Uint8Array>({
    filename,
    name: 'drawSheet',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // Nothing the server was started with (loaders, inspector) belongs into a thread.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  // In turn, and counted, here: Piscina 5 may put an abortable task behind every later one, and counts it in no limit.
  let running = 0
  const waiting: (() => void)[] = []
  const turn = (): Promise<void> => {
    if (running < threads) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve) => void waiting.push(resolve))
  }
  const done = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    /** @throws PdfBusyError when the queue is full or the time is over. */
    draw: async (sheet: CarSheet, photos: SheetPhotos): Promise<Uint8Array> => {
      if (running >= threads && waiting.length >= queue) {
        throw new PdfBusyError('Too many brochures are being made at once.')
      }
      const signal = AbortSignal.timeout(timeMs)
      await turn()
      try {
        return await pool.run({ sheet, photos }, { signal })
      } catch (error) {
        if (signal.aborted) throw new PdfBusyError(`A brochure took more than ${timeMs} ms.`, { cause: error })
        throw error
      } finally {
        done()
      }
    },
    /** Threads alive now. */
    threads: () => pool.threads.length,
    stop: () => pool.destroy(),
  }
}

let shared: ReturnType<typeof startPdfPool> | undefined

/** The server's own, started when somebody first wants a brochure. */
export const pdfPool = () => (shared ??= startPdfPool())
