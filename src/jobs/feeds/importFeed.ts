import { setTimeout } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import { KeyLedger } from '@/src/domain/feeds/plan/KeyLedger'
import { placeFinder } from '@/src/domain/feeds/plan/resolvePlace'
import { tooManyBadRows } from '@/src/domain/feeds/tooManyBadRows'
import { readFeed } from '@/src/services/feeds/readFeed'
import { withFeedConnection } from './feedConnection'
import { FeedRefusal } from './run/FeedRefusal'
import { feedSetup, type FeedSetup } from './run/feedSetup'
import { countActive, finishRun, finishTrial, type RunEnd, writeRunEnd } from './run/finishRun'
import { type BatchContext, importBatch } from './importBatch'
import { type PreparedRow, rowDeduper } from './repeatedRows'
import { addCounts, noCounts } from './run/RunCounts'
import { takeRunLock } from './run/runLock'
import { type EarlierRun, findEarlierRun, type RunRequest, startRun } from './run/startRun'
import { createHash } from 'node:crypto'

/** Passes bytes on and keeps their SHA-256, complete once they have all been read. */
const hashedBytes = (bytes: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256')
  let digest: string | null = null
  const passed = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
    digest = hash.digest('hex')
  }
  return { bytes: passed(), digest: (): string | null => digest }
}

/** Rows of one transaction: enough to be quick, few enough to keep memory flat and locks short. */
const BATCH_ROWS = 250

/** Rows in batches of at most `size`. */
const batchesOf = async function* <Row>(rows: AsyncIterable<Row>, size = BATCH_ROWS): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

export interface FeedDelivery extends RunRequest {
  clientId: string
  bytes: AsyncIterable<Uint8Array>
}

/** Options of an import. */
export interface ImportOptions {
  /** Queues the photos of new and changed cars to be fetched, in the transaction that stored them (FEED-08). */
  fetchPhotos?: BatchContext['fetchPhotos']
  /** How a file is read; tests bring rows of their own. */
  read?: typeof readFeed
  batchRows?: number
  /** Pause after each batch, as a multiple of its duration, so that shoppers' requests stay fast. */
  rest?: number
}

/** Which run answers a delivery; `replayed`: it was imported before, and nothing was done now. */
export interface ImportAnswer {
  runId: string
  replayed: boolean
}

const drain = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of bytes) continue
}

const replay = async (earlier: EarlierRun, setup: FeedSetup, delivery: FeedDelivery): Promise<ImportAnswer> => {
  const hashed = hashedBytes(delivery.bytes)
  await drain(hashed.bytes)
  const sameRequest =
    (delivery.mode ?? setup.mode) === earlier.mode &&
    delivery.sequence === earlier.sequence &&
    delivery.dryRun === earlier.dryRun
  if (hashed.digest() !== earlier.contentHash || !sameRequest) {
    const message =
      'This Idempotency-Key was used for another file or another request. Use a new key for each delivery.'
    throw new FeedRefusal('key_reused', message, earlier.runId)
  }
  return { runId: earlier.runId, replayed: true }
}

/** Of rows whose car a snapshot would keep; a skipped row repeats one that is counted. */
const trialKeys = (rows: readonly PreparedRow[]): string[] =>
  rows.flatMap(({ kind, key }) => (kind === 'skipped' || key === null ? [] : [key]))

/** Reads, compares and stores, one batch being stored while the next is read. */
const runImport = async (
  client: PoolClient,
  setup: FeedSetup,
  delivery: FeedDelivery,
  { fetchPhotos = null, read = readFeed, batchRows, rest = 0 }: ImportOptions,
): Promise<ImportAnswer> => {
  const startedAt = performance.now()
  const run = { ...(await startRun(client, setup, delivery)), clientId: setup.clientId, tenantId: setup.tenantId }
  const hashed = hashedBytes(delivery.bytes)
  const { rows, facts } = read(hashed.bytes, setup.reading)
  const context: BatchContext = {
    ...run,
    dryRun: delivery.dryRun,
    claimed: new Set(),
    fetchPhotos: setup.fetchPhotos ? fetchPhotos : null,
  }
  const counts = noCounts()
  const timings = { readMs: 0, storeMs: 0, finishMs: 0, totalMs: 0 }
  const prepare = rowDeduper(new KeyLedger(), placeFinder(setup.places))
  let kept = 0

  const store = async (batch: readonly PreparedRow[]): Promise<void> => {
    const from = performance.now()
    for (const part of await importBatch(client, context, batch)) addCounts(counts, part)
    if (delivery.dryRun) kept += await countActive(client, setup.clientId, trialKeys(batch))
    const ms = performance.now() - from
    timings.storeMs += ms
    if (rest > 0) await setTimeout(ms * rest)
  }

  const endOf = (): RunEnd => {
    timings.totalMs = performance.now() - startedAt
    const rounded = Object.fromEntries(Object.entries(timings).map(([name, ms]) => [name, Math.round(ms)]))
    return {
      run,
      request: delivery,
      counts,
      facts: facts(),
      contentHash: hashed.digest(),
      timings: { ...timings, ...rounded },
    }
  }

  let storing = Promise.resolve()
  try {
    for await (const batch of batchesOf(rows, batchRows)) {
      const prepared = batch.map(prepare)
      await storing
      const useless = tooManyBadRows(counts)
      if (useless !== null) throw new FeedFileError('useless', useless)
      storing = store(prepared)
      // Awaited above or below; a rejection in between is not an unhandled one.
      storing.catch(() => undefined)
    }
    await storing
    timings.readMs = performance.now() - startedAt
    const finish = () =>
      delivery.dryRun ? finishTrial(client, setup, endOf(), kept) : finishRun(client, setup, endOf())
    await finish()
  } catch (error) {
    await storing.catch(() => undefined)
    const isFile = error instanceof FeedFileError
    const message = isFile
      ? `${error.message}${error.line === null ? '' : ` (row ${error.line})`}`
      : 'The import stopped before its end. Send the same file again: it continues where it is needed.'
    await writeRunEnd(client, endOf(), isFile ? 'failed' : 'interrupted', message).catch(() => undefined)
    if (!isFile) throw error
  }
  return { runId: run.runId, replayed: false }
}

/**
 * Imports one delivery of a feed, from its bytes to stored cars (FEED-01..07). Rows are stored in transactions of their
 * own; cars missing from a snapshot are delisted only when the whole file was read. A file that cannot be read ends as
 * a failed run.
 *
 * @throws FeedRefusal when the delivery is refused: another one is running, it is older than the last one, its key
 *   was used for another file, or the client is switched off or deleted
 */
export const importFeed = (
  databaseUrl: string,
  delivery: FeedDelivery,
  options: ImportOptions = {},
): Promise<ImportAnswer> =>
  withFeedConnection(databaseUrl, async (client) => {
    await takeRunLock(client, delivery.clientId)
    const setup = await feedSetup(client, delivery.clientId)
    if (!setup) throw new FeedRefusal('not_found', 'There is no such feed.')
    if (!setup.active) throw new FeedRefusal('client_inactive', 'This feed is switched off.')
    const earlier = await findEarlierRun(client, delivery.clientId, delivery.idempotencyKey)
    return earlier ? replay(earlier, setup, delivery) : runImport(client, setup, delivery, options)
  })
