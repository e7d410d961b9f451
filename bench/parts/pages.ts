import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../../scripts/servers/ports.ts'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import { startProcess } from '../../scripts/servers/processes.ts'
import { say, step } from '../../scripts/lib/progress.ts'
import { untilAnswering } from '../../scripts/servers/readiness.ts'
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
import { type PageName, pagesOf, pageTitles } from '../lib/pagesOf.ts'
import { site, throwAwayDir, type Stand } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'

const ROUNDS = 5
const SECONDS = 3
const WARM_UP_SECONDS = 3
/** Of the bare page's requests per CPU second. */
const SHARES: Partial<Record<PageName, number>> = { vdp: 0.9, search: 0.8 }

type Kind = 'ours' | 'bare' | 'plain' | 'packed'
type Measured = Record<Kind, LoadResult[]>

const kindNames: Record<Kind, string> = {
  ours: 'this platform, cached',
  bare: 'bare Next static page of the same size',
  plain: 'plain node:http, compressing each time',
  packed: 'plain node:http, compressed once',
}
const kinds: Kind[] = ['ours', 'bare', 'plain', 'packed']

/** Asks until the answer comes from the cache. */
const untilCached = async (stand: Stand, path: string): Promise<void> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const { headers } = await mustAsk(stand.web.port, stand.web.host(site), path)
    if (headers['x-nextjs-cache'] === 'HIT') return
  }
  throw new Error(`${path} never came from the cache.`)
}

/** node:http that sends pages from memory. */
export const startPlain = async (bench: Bench, pages: string[]): Promise<{ port: number; pid: number }> => {
  const dir = throwAwayDir(bench.undo)
  const files = pages.map((html, number) => {
    const file = join(dir, `${number}.html`)
    writeFileSync(file, html)
    return file
  })
  const port = await freePort()
  const args = [join(projectRoot, 'bench/plainServer.ts'), String(port), ...files]
  const running = await startProcess({ command: 'node', args }, { name: 'plain' })
  bench.undo.push(() => running.stop())
  await untilAnswering(port, 'localhost', 10_000)
  return { port, pid: running.ref.pid }
}

const measure = async (targets: Record<Kind, Target>): Promise<Measured> => {
  const measured: Measured = { ours: [], bare: [], plain: [], packed: [] }
  for (const kind of kinds) await putUnderLoad(targets[kind], WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      measured[kind].push(await putUnderLoad(targets[kind], SECONDS))
    }
  }
  return measured
}

const rowsOf = (measured: Measured): string[][] => {
  const cpu = (kind: Kind) => measured[kind].map(({ perCpuSecond }) => perCpuSecond)
  const rate = (kind: Kind) => measured[kind].map(({ perSecond }) => perSecond)
  return kinds.map((kind) => [
    kindNames[kind],
    whole(median(cpu(kind))),
    ratioText(medianRatio(cpu('ours'), cpu(kind))),
    whole(median(rate(kind))),
    ratioText(medianRatio(rate('ours'), rate(kind))),
    kilobytes(median(measured[kind].map(({ bytesEach }) => bytesEach))),
  ])
}

const head = ['', 'requests per CPU second', 'ours / this', 'requests per second', 'ours / this', 'sent (gzip)']

/** Cached home, vehicle and search pages against a bare Next page of the same size and against node:http. */
export const pages = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const pagesToAsk = await pagesOf(stand)
  const bare = await bench.baseline(stand)
  const plain = await startPlain(
    bench,
    pagesToAsk.map(({ html }) => html),
  )
  const text: string[] = []
  const limits: Limit[] = []
  for (const [number, { name, path, html }] of pagesToAsk.entries()) {
    await untilCached(stand, path)
    const { web } = stand
    const targets: Record<Kind, Target> = {
      ours: { name, port: web.port, host: web.host(site), path, pid: web.running.ref.pid },
      bare: { name: 'bare', port: bare.port, host: bare.host, path: `/${name}`, pid: bare.running.ref.pid },
      plain: { name: 'plain', host: 'localhost', path: `/each/${number}`, ...plain },
      packed: { name: 'packed', host: 'localhost', path: `/once/${number}`, ...plain },
    }
    const measured = await step(`Load on ${name}`, () => measure(targets))
    await untilCached(stand, path)
    const ours = measured.ours.map(({ perCpuSecond }) => perCpuSecond)
    const ratio = medianRatio(
      ours,
      measured.bare.map(({ perCpuSecond }) => perCpuSecond),
    )
    const share = SHARES[name]
    if (share !== undefined) {
      limits.push({
        promise: `Cached, ${pageTitles[name]}: at least ${share} of the bare static page's requests per CPU second`,
        measured: fixed(ratio),
        kept: ratio >= share,
      })
    }
    say(`  ${name}: ${fixed(ratio)} of the bare page`)
    const size = `${kilobytes(Buffer.byteLength(html))} of HTML, ${kilobytes(gzipSync(html).length)} gzip`
    text.push(`**${pageTitles[name]}** (${size})`, table(head, rowsOf(measured)))
  }
  text.push(
    `${ROUNDS} alternating rounds of ${SECONDS} s, 16 connections, medians; ratios are medians of each round's ratio. CPU is that of the server's process tree.`,
  )
  return { text, limits }
}
