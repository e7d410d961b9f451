import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../scripts/lib/dataDir.ts'
import { freePort } from '../../scripts/lib/ports.ts'
import { runToEnd } from '../../scripts/lib/processes.ts'
import { say, step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { startBrowser } from '../lib/browser.ts'
import { mustAsk } from '../lib/http.ts'
import { site } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'

const RUNS = 5
const PATH = '/search/used-cars'
const LEAST = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const MOST_CLS = 0.02

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

/** The search page as Lighthouse sees it on a phone. */
export const lighthouse = async (bench: Bench): Promise<PartResult> => {
  const { web } = await bench.stand()
  const url = `http://${web.host(site)}${PATH}`
  const runs: Run[] = []
  await step(`${RUNS} runs of ${PATH}`, async () => {
    for (let warm = 0; warm < 3; warm += 1) await mustAsk(web.port, web.host(site), PATH)
    // The first visit makes the page's pictures; it does not count.
    await oneRun(bench, url)
    for (let run = 0; run < RUNS; run += 1) runs.push(await oneRun(bench, url))
  })
  const of = (read: (run: Run) => number | undefined) => median(runs.map((run) => read(run) ?? Number.NaN))
  const limits: Limit[] = Object.entries(LEAST).map(([name, least]) => {
    const score = of(({ scores }) => scores[name])
    return {
      promise: `Lighthouse ${name} of ${PATH} at least ${least}`,
      measured: fixed(score, 0),
      kept: score >= least,
    }
  })
  const cls = of((run) => run.cls)
  limits.push({
    promise: `Cumulative layout shift at most ${MOST_CLS}`,
    measured: fixed(cls, 3),
    kept: cls <= MOST_CLS,
  })
  const lost = [...new Set(runs.flatMap((run) => run.lost))]
  if (lost.length > 0) say(`  below 0.9: ${lost.join(', ')}`)
  const metrics = Object.keys(runs[0]?.ms ?? {})
  const head = ['', ...Object.keys(LEAST), 'CLS', ...metrics]
  const row = (name: string, read: (pick: (run: Run) => number | undefined) => number) => [
    name,
    ...Object.keys(LEAST).map((key) =>
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
  const rows = [
    row('median', of),
    ...runs.map((run, number) => row(`run ${number + 1}`, (pick) => pick(run) ?? Number.NaN)),
  ]
  const note = `Lighthouse's own phone (simulated slow 4G, processor four times slower), one fresh browser a run, after one visit that makes the pictures.`
  return { text: [table(head, rows), note], limits }
}
