import { Pool } from 'undici'
import { loadOrderSchema } from './lib/load.ts'

/** The load generator: as many requests as the connections take, one at a time each, for a fixed time. */
const order = loadOrderSchema.parse(JSON.parse(process.argv[2] ?? ''))
const { port, host, path, numberFrom, seconds, connections, tls, method, pauseMs } = order
const pool = new Pool(`${tls ? 'https' : 'http'}://127.0.0.1:${port}`, {
  connections,
  pipelining: 1,
  ...(tls ? { connect: { rejectUnauthorized: false, servername: host.split(':')[0] } } : {}),
})
const report = { requests: 0, failed: 0, seconds: 0, bytes: 0, statuses: new Map<string, number>() }
const spaces = Buffer.alloc(order.bodyBytes, ' ')

let number = numberFrom
/** @returns the status, or 'closed' where the server ended the connection without one */
const one = async (): Promise<string> => {
  number += 1
  const fill = (text: string): string => text.replaceAll('{n}', String(number))
  const sent = order.bodyBytes > 0 ? spaces : fill(order.body)
  try {
    const own = Object.fromEntries(Object.entries(order.headers).map(([name, value]) => [name, fill(value)]))
    const headers = { host, 'accept-encoding': 'gzip', accept: 'text/html', ...own }
    const asked = { path: fill(path), method, headers, body: sent.length > 0 ? sent : null }
    const { statusCode, body } = await pool.request(asked)
    for await (const chunk of body) report.bytes += Buffer.isBuffer(chunk) ? chunk.length : 0
    return String(statusCode)
  } catch {
    return 'closed'
  }
}

const startedAt = performance.now()
const endsAt = startedAt + seconds * 1000
const keepAsking = async (): Promise<void> => {
  while (performance.now() < endsAt) {
    const status = await one()
    report.requests += 1
    if (status !== '200') report.failed += 1
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

await Promise.all(Array.from({ length: connections }, keepAsking))
report.seconds = (performance.now() - startedAt) / 1000
await pool.close()
process.stdout.write(`${JSON.stringify({ ...report, statuses: Object.fromEntries(report.statuses) })}\n`)
