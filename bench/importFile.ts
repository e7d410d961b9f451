import { createReadStream } from 'node:fs'
import { importFeed } from '../src/jobs/feeds/importFeed'

/**
 * Run by tsx, as the app's own code needs: imports one file of a feed and prints the run's id, the milliseconds it took
 * and the most memory this process ever held (bytes). Arguments: database, feed client, file, idempotency key or ''.
 */
const [databaseUrl = '', clientId = '', file = '', idempotencyKey = ''] = process.argv.slice(2)

const startedAt = performance.now()
const { runId } = await importFeed(databaseUrl, {
  clientId,
  bytes: createReadStream(file),
  mode: null,
  sequence: null,
  idempotencyKey: idempotencyKey === '' ? null : idempotencyKey,
  dryRun: false,
  fileName: null,
})
const ms = performance.now() - startedAt
process.stdout.write(`${JSON.stringify({ runId, ms, peakBytes: process.resourceUsage().maxRSS * 1024 })}\n`)
