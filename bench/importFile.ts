import { createReadStream } from 'node:fs'
import { importFeed } from '../src/jobs/feeds/importFeed'

/**
 * Run by tsx, as the app's own code needs: imports one file of a feed and prints the run's id, the milliseconds it took
 * and the most memory this process ever held (bytes). Arguments: database, feed client, file, idempotency key or '', and
 * 'photos' to queue photos for fetching, which loads most of the platform.
 */
const [databaseUrl = '', clientId = '', file = '', idempotencyKey = '', photos = ''] = process.argv.slice(2)

const fetchPhotos =
  photos === 'photos' ? (await import('../src/jobs/photos/enqueuePhotoFetches')).enqueuePhotoFetches : null
const request = { mode: null, sequence: null, dryRun: false, fileName: null }
const startedAt = performance.now()
const { runId } = await importFeed(
  databaseUrl,
  {
    ...request,
    clientId,
    bytes: createReadStream(file),
    idempotencyKey: idempotencyKey === '' ? null : idempotencyKey,
  },
  { fetchPhotos },
)
const ms = performance.now() - startedAt
process.stdout.write(`${JSON.stringify({ runId, ms, peakBytes: process.resourceUsage().maxRSS * 1024 })}\n`)
