import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBrowserTests } from './testing/browserStage.ts'
import { buildWhenChanged } from './lib/buildSite.ts'
import { add, none, oneFailed, onePassed, summaryLines, type Counts } from './testing/counts.ts'
import { stopOpenRuns } from './servers/processes.ts'
import { explain } from './lib/Problem.ts'
import { say, step } from './lib/progress.ts'
import { runChecks } from './testing/verifySteps.ts'
import { runVitest } from './testing/vitestRun.ts'

const build = async (): Promise<Counts> => {
  await step('Build', async (done) => done((await buildWhenChanged()) ? 'sources had changed' : 'up to date'))
  return onePassed
}

/** The demo, made by the first stage that needs it. */
const keptDemo = mkdtempSync(join(tmpdir(), 'forecourt-demo-'))

/** In order of cost, so that the cheap complaints come first. All run, whatever fails before. */
const stages: [name: string, run: () => Promise<Counts>][] = [
  ['Checks', runChecks],
  ['Unit tests', () => runVitest('unit*')],
  ['Tests on real servers', () => runVitest('int*')],
  ['Production build', build],
  // Both mostly wait: for packages, and for clocks.
  [
    'Production image and edge tests',
    async () => (await Promise.all([runVitest('image'), runVitest('edge', { KEPT_DEMO: keptDemo })])).reduce(add),
  ],
  ['Browser tests', () => runBrowserTests(keptDemo)],
]

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true
    void stopOpenRuns()
  })
}

/** `npm test`: everything. Its last line is the count of tests passed, failed and skipped. */
const testAll = async (): Promise<Counts> => {
  let total = none
  for (const [name, run] of stages) {
    say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
    const begun = Date.now()
    const counts = await run().catch((error: unknown) => {
      say(explain(error))
      return oneFailed(name)
    })
    total = add(total, counts)
    say(`${name}: ${((Date.now() - begun) / 60_000).toFixed(1)} min`)
    if (stopping) break
  }
  return total
}

const total = await testAll()
rmSync(keptDemo, { recursive: true, force: true })
say('')
process.stdout.write(`${summaryLines(total).join('\n')}\n`, () => process.exit(total.failed === 0 && !stopping ? 0 : 1))
