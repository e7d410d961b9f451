import { join } from 'node:path'
import { runBrowserTests, runSomeBrowserTests } from './testing/browserStage.ts'
import { buildWhenChanged } from './lib/buildSite.ts'
import { summaryLines } from './testing/counts.ts'
import { prepareDataDir } from './servers/dataDir.ts'
import { readSettings } from './servers/launch.ts'
import { explain, Problem } from './lib/Problem.ts'
import { stopOpenRuns } from './servers/processes.ts'
import { say, step } from './lib/progress.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopOpenRuns())

/**
 * `npm run test:e2e -- tests/e2e/menus.spec.ts`: browser tests, all or the ones named. Each run begins with the demo as the
 * seed leaves it, which is kept in the data folder; the build is made when its sources have changed.
 */
const testBrowser = async (args: readonly string[]): Promise<number> => {
  const keptIn = join(prepareDataDir(readSettings().DATA_DIR), 'e2e')
  await step('Build', async (done) => done((await buildWhenChanged()) ? 'sources had changed' : 'up to date'))
  const counts = await (args.length > 0 ? runSomeBrowserTests(keptIn, args) : runBrowserTests(keptIn))
  if (counts.passed + counts.failed + counts.skipped === 0)
    throw new Problem(`No browser test is of ${args.join(' ')}.`, 'They are in tests/e2e:   ls tests/e2e')
  for (const line of summaryLines(counts)) say(line)
  return counts.failed === 0 ? 0 : 1
}

const code = await testBrowser(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error))
  return 1
})
process.exit(code)
