import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { mustAsk } from '../lib/http.ts'
import { generateLoad } from '../lib/load.ts'
import { edgePort, sharedEdge } from '../lib/sharedEdge.ts'
import { marketplaceSite, site } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'

const SECONDS = 20
const CONNECTIONS = 16
const EVERY_MS = 20
const LIMIT = 2

/** Times of one request every 20 ms, in ms. */
const sample = async (ask: () => Promise<unknown>, seconds: number): Promise<number[]> => {
  const times: number[] = []
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
    await sleep(EVERY_MS)
  }
  return times
}

/** One dealership's uncached search is flooded; another's kept page is asked for beside it (security review, M2). */
export const edgeFlood = async (bench: Bench): Promise<PartResult> => {
  const stand = await sharedEdge(bench)
  const port = edgePort(stand)
  const ask = () => mustAsk(port, stand.web.host(marketplaceSite), '/')
  for (let n = 0; n < 50; n += 1) await ask()
  const idle = await step('Idle', () => sample(ask, SECONDS))
  const order = {
    port,
    host: stand.web.host(site),
    path: '/search?query={n}',
    seconds: SECONDS,
    connections: CONNECTIONS,
  }
  const [{ requests, statuses }, beside] = await step('Flood', () =>
    Promise.all([generateLoad({ ...order, numberFrom: 0 }), sample(ask, SECONDS)]),
  )
  const made = statuses['200'] ?? 0
  const [before, during] = [quantile(idle, 0.95), quantile(beside, 0.95)]
  const text = `${CONNECTIONS} connections asked ${whole(requests)} searches in ${SECONDS} s; ${whole(made)} were made, ${whole(statuses['429'] ?? 0)} refused with 429. The other site's kept page, asked for every ${EVERY_MS} ms: p95 ${fixed(before)} ms idle, ${fixed(during)} ms beside the flood; median ${fixed(quantile(idle, 0.5))} and ${fixed(quantile(beside, 0.5))} ms.`
  const promise = `M2: another tenant's kept page stays under ${LIMIT} times its idle p95 while an uncached search is flooded`
  const ratio = during / before
  return { text: [text], limits: [{ promise, measured: fixed(ratio), kept: ratio < LIMIT }] }
}
