import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { runToEnd } from '../../scripts/servers/processes.ts'
import { say, step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { startBrowser } from '../lib/browser.ts'
import { mustAsk } from '../lib/http.ts'
import { site } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'

const RUNS = 5
const FULL = { accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST_CLS = 0.02

interface Phone {
  path: string
  least: Record<string, number>
}

const runSchema = z.object({
  scores: z.record(z.string(), z.number()),
  cls: z.number(),
  ms: z.record(z.string(), z.number()),
  lost: z.array(z.string()),
})
type Run = z.infer<typeof runSchema>

const oneRun = async (bench: Bench, url: string): Promise<Run> => {
  const port = await freePort()
  const browser = await startBrowser(bench, [`--remote-debugging-port=${port}`])
  try {
    const args = [join(projectRoot, 'bench/lighthouseRun.ts'), url, String(port)]
    const { code, tail } = await runToEnd({ command: 'node', args }, { name: 'lighthouse', onLine: () => undefined })
    if (code !== 0) throw new Error(`Lighthouse failed:\n${tail.join('\n')}`)
    return runSchema.parse(JSON.parse(tail.findLast((line) => line.startsWith('{')) ?? ''))
  } finally {
    await browser.close()
  }
}

const median5 = (runs: Run[], read: (run: Run) => number | undefined): number =>
  median(runs.map((run) => read(run) ?? Number.NaN))

const limitsOf = ({ path, least }: Phone, runs: Run[]): Limit[] => {
  const limits = Object.entries(least).map(([name, score]) => {
    const measured = median5(runs, ({ scores }) => scores[name])
    return {
      promise: `Lighthouse ${name} of ${path} at least ${score}`,
      measured: fixed(measured, 0),
      kept: measured >= score,
    }
  })
  const cls = median5(runs, (run) => run.cls)
  return [
    ...limits,
    { promise: `Layout shift of ${path} at most ${MOST_CLS}`, measured: fixed(cls, 3), kept: cls <= MOST_CLS },
  ]
}

const tableOf = ({ path, least }: Phone, runs: Run[]): string => {
  const metrics = Object.keys(runs[0]?.ms ?? {})
  const row = (name: string, read: (pick: (run: Run) => number | undefined) => number) => [
    name,
    ...Object.keys(least).map((key) =>
      fixed(
        read(({ scores }) => scores[key]),
        0,
      ),
    ),
    fixed(
      read((run) => run.cls),
      3,
    ),
    ...metrics.map((key) => `${whole(read(({ ms }) => ms[key]))} ms`),
  ]
  return table(
    [path, ...Object.keys(least), 'CLS', ...metrics],
    [
      row('median', (pick) => median5(runs, pick)),
      ...runs.map((run, number) => row(`run ${number + 1}`, (pick) => pick(run) ?? Number.NaN)),
    ],
  )
}

const measure = async (
  bench: Bench,
  { path }: Phone,
  { port, host }: { port: number; host: string },
): Promise<Run[]> => {
  const url = `http://${host}${path}`
  const runs: Run[] = []
  await step(`${RUNS} runs of ${path}`, async () => {
    for (let warm = 0; warm < 3; warm += 1) await mustAsk(port, host, path)
    // The first visit makes the page's pictures; it does not count.
    await oneRun(bench, url)
    for (let run = 0; run < RUNS; run += 1) runs.push(await oneRun(bench, url))
  })
  const lost = [...new Set(runs.flatMap((run) => run.lost))]
  if (lost.length > 0) say(`  below 0.9: ${lost.join(', ')}`)
  return runs
}

/** Search page, home and a vehicle page as Lighthouse sees them on a phone. */
export const lighthouse = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const [car] = await stand.carsOf(site)
  const phones: Phone[] = [
    { path: '/search/used-cars', least: { performance: 92, ...FULL } },
    { path: '/', least: { performance: 95, ...FULL } },
    { path: `/cars/${car?.slug}`, least: { performance: 95, ...FULL } },
  ]
  const { web } = stand
  const ours = { port: web.port, host: web.host(site) }
  const text: string[] = []
  const limits: Limit[] = []
  // What this machine gives a page with nothing on it, this hour.
  const empty: Phone = { path: '/', least: { performance: 0 } }
  text.push(tableOf({ ...empty, path: 'an empty Next page' }, await measure(bench, empty, await bench.baseline(stand))))
  for (const phone of phones) {
    const runs = await measure(bench, phone, ours)
    text.push(tableOf(phone, runs))
    limits.push(...limitsOf(phone, runs))
  }
  text.push(
    `Lighthouse's own phone (simulated slow 4G, processor four times slower), one fresh browser a run, after one visit that makes the pictures.`,
  )
  return { text, limits }
}
