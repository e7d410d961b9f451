import { launcherEnv } from '../../src/env.ts'
import { startStand, type Undo } from './browserStand.ts'
import { findChromium } from './chromium.ts'
import { add, none, playwrightCounts, type Counts } from './counts.ts'
import { runToEnd } from '../servers/processes.ts'
import { say } from '../lib/progress.ts'
import { freshReport } from './vitestRun.ts'

type Choice = {
  /** Where a demo is kept from run to run; left out: it is made anew. */
  keptIn?: string
  /** Files, titles and options as Playwright takes them; left out: all tests. */
  args?: readonly string[]
}

/** For some tests alone: those of one file side by side where they may; all that was asked for may be of the other project. */
const together = {
  reading: ['--pass-with-no-tests', '--fully-parallel'],
  changing: ['--pass-with-no-tests'],
}

/** The browser tests against the production build and the demo. */
export const runBrowserTests = async ({ keptIn, args = [] }: Choice = {}): Promise<Counts> => {
  const settings = launcherEnv()
  const undo: Undo = []
  try {
    const browser = await findChromium(settings.CHROMIUM_PATH)
    const stand = await startStand(settings, undo, keptIn)
    let counts = none
    for (const project of ['reading', 'changing'] as const) {
      const report = freshReport(`browser-${project}`)
      say(`• browser tests: ${project}`)
      const env = { ...stand, NODE_ENV: 'test', CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      const chosen = args.length > 0 ? [...together[project], ...args] : []
      const line = { command: 'playwright', args: ['test', `--project=${project}`, '--reporter=list,json', ...chosen] }
      const { code } = await runToEnd(line, { name: 'browser', env, onLine: say })
      counts = add(counts, playwrightCounts('browser', report, code))
    }
    return counts
  } finally {
    for (const task of undo.reverse()) await task()
  }
}
