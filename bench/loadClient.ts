import { Pool } from 'undici'
import { loadOrderSchema } from './lib/load.ts'

/** The load generator: as many requests as the connections take, one at a time each, for a fixed time. */
const { port, host, path, numberFrom, seconds, connections, tls } = loadOrderSchema.parse(
  JSON.parse(process.argv[2] ?? ''),
)
const pool = new Pool(`${tls ? 'https' : 'http'}://127.0.0.1:${port}`, {
  connections,
  pipelining: 1,
  ...(tls ? { connect: { rejectUnauthorized: false, servername: host.split(':')[0] } } : {}),
})
const headers = { host, 'accept-encoding': 'gzip', accept: 'text/html' }
const report = { requests: 0, failed: 0, seconds: 0, bytes: 0 }

let number = numberFrom
const one = async (): Promise<void> => {
  number += 1
  const asked = path.replace('{n}', String(number))
  const { statusCode, body } = await pool.request({ path: asked, method: 'GET', headers })
  for await (const chunk of body) report.bytes += Buffer.isBuffer(chunk) ? chunk.length : 0
  report.requests += 1
  if (statusCode !== 200) report.failed += 1
}

const startedAt = performance.now()
const endsAt = startedAt + seconds * 1000
const keepAsking = async (): Promise<void> => {
  while (performance.now() < endsAt) await one()
}

await Promise.all(Array.from({ length: connections }, keepAsking))
report.seconds = (performance.now() - startedAt) / 1000
await pool.close()
process.stdout.write(`${JSON.stringify(report)}\n`)
