import { step } from '../../scripts/lib/progress.ts'
import {
  fixed,
  kilobytes,
  medianRatio,
  ratioText,
  table,
  whole,
  type Bench,
  type Limit,
  type PartResult,
} from '../lib/Bench.ts'
import { mustAsk } from '../lib/http.ts'
import { putUnderLoad, type LoadResult, type Target } from '../lib/load.ts'
import { edgePort, sharedEdge } from '../lib/sharedEdge.ts'
import { site } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'
import { startPlain } from './pages.ts'

const ROUNDS = 5
const SECONDS = 3
const SHARES = { varnish: 0.8, caddy: 0.1 } as const

type Kind = 'plain' | 'varnish' | 'caddy' | 'app'
const kinds: Kind[] = ['plain', 'varnish', 'caddy', 'app']
const names: Record<Kind, string> = {
  plain: 'plain node:http, compressed once',
  varnish: 'Varnish',
  caddy: 'Caddy with TLS, then Varnish',
  app: "Next's own server, from its cache",
}

/** A kept vehicle page from the edge against node:http sending the same bytes, compressed once. */
export const edge = async (bench: Bench): Promise<PartResult> => {
  const stand = await sharedEdge(bench)
  const { web, edges, caddy } = stand
  const path = `/cars/${(await stand.carsOf(site))[0]?.slug ?? ''}`
  const html = (await mustAsk(edgePort(stand), web.host(site), path)).body.toString()
  const plain = await startPlain(bench, [html])
  const [varnish = 0, ...otherEdges] = edges.map(({ running }) => running.ref.pid)
  const ours = { name: 'vehicle page', host: web.host(site), path }
  const targets: Record<Kind, Target> = {
    plain: { name: 'plain', host: 'localhost', path: '/once/0', ...plain },
    varnish: { ...ours, port: edgePort(stand), pid: varnish },
    caddy: { ...ours, port: caddy.port, pid: caddy.running.ref.pid, pids: [varnish, ...otherEdges], tls: true },
    app: { ...ours, port: web.port, pid: web.running.ref.pid },
  }
  const measured: Record<Kind, LoadResult[]> = { plain: [], varnish: [], caddy: [], app: [] }
  await step('Load on the edge', async () => {
    for (const kind of kinds) await putUnderLoad(targets[kind], SECONDS)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed())
        measured[kind].push(await putUnderLoad(targets[kind], SECONDS))
  })
  const cpu = (kind: Kind) => measured[kind].map(({ perCpuSecond }) => perCpuSecond)
  const share = (kind: Kind) => medianRatio(cpu(kind), cpu('plain'))
  const limits: Limit[] = (['varnish', 'caddy'] as const).map((kind) => ({
    promise: `A kept vehicle page from ${names[kind]}: at least ${SHARES[kind]} of node:http sending the same bytes, per CPU second of all that serve`,
    measured: fixed(share(kind)),
    kept: share(kind) >= SHARES[kind],
  }))
  const rows = kinds.map((kind) => [
    names[kind],
    whole(median(cpu(kind))),
    ratioText(share(kind)),
    whole(median(measured[kind].map(({ perSecond }) => perSecond))),
    kilobytes(median(measured[kind].map(({ bytesEach }) => bytesEach))),
  ])
  const head = ['', 'requests per CPU second', 'of node:http', 'requests per second', 'sent (gzip)']
  return { text: [table(head, rows), `${ROUNDS} alternating rounds of ${SECONDS} s, 16 connections, medians.`], limits }
}
