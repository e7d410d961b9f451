import { launcherEnv } from '../../src/env.ts'
import { projectsOf, type BrowserProject } from './browserProjects.ts'
import { startStand, type Undo } from './browserStand.ts'
import { findChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'
import { add, none, playwrightCounts, type Counts } from './counts.ts'
import { runToEnd, type Variables } from '../servers/processes.ts'
import { say } from '../lib/progress.ts'
import { freshReport } from './vitestRun.ts'

/** What one run of Playwright is for, and its arguments. */
type Run = { projects: readonly BrowserProject[]; args: readonly string[] }

/** Programs by the names of their variables. */
type Browsers = { CHROMIUM_PATH: string; E2E_FIREFOX?: string | undefined }

/** Runs Playwright once for each of `runs`; its worker n uses the n-th demo. */
const playwright = async (runs: readonly Run[], stands: readonly Variables[], browsers: Browsers): Promise<Counts> => {
  let counts = none
  for (const { projects, args } of runs) {
    const name = projects.join(' and ')
    const report = freshReport(`browser-${projects.join('-')}`)
    say(`• browser tests: ${name}`)
    const settings = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_STANDS: JSON.stringify(stands) }
    const chosen = projects.map((project) => `--project=${project}`)
    const line = { command: 'playwright', args: ['test', ...chosen, '--reporter=list,json', ...args] }
    const { code } = await runToEnd(line, {
      name: 'browser',
      env: { ...stands[0], NODE_ENV: 'test', ...settings },
      onLine: say,
    })
    counts = add(counts, playwrightCounts('browser', report, code))
  }
  return counts
}

const withUndo = async (work: (undo: Undo) => Promise<Counts>): Promise<Counts> => {
  const undo: Undo = []
  try {
    return await work(undo)
  } finally {
    for (const task of undo.reverse()) await task()
  }
}

/**
 * All browser tests against the production build: two at a time, each on a demo of its own.
 *
 * @param keptIn where a demo is kept, to be copied
 */
export const runBrowserTests = (keptIn: string): Promise<Counts> =>
  withUndo(async (undo) => {
    const settings = launcherEnv()
    const browsers = { CHROMIUM_PATH: await findChromium(settings.CHROMIUM_PATH), E2E_FIREFOX: await findFirefox() }
    const whole = { keptIn, firstPage: '/admin/login', withWorker: true } as const
    const first = await startStand(settings, undo, { ...whole, number: 1 })
    const second = await startStand(settings, undo, { ...whole, number: 2 })
    const both: Run = { projects: ['reading', 'changing'], args: [] }
    const alone: Run = { projects: ['measuring'], args: [] }
    return playwright([both, alone], [first, second], browsers)
  })

/**
 * Some browser tests alone, on one demo: those of one file side by side where they may.
 *
 * @param keptIn where a demo is kept from run to run
 * @param args files, titles and options as Playwright takes them
 */
export const runSomeBrowserTests = (keptIn: string, args: readonly string[]): Promise<Counts> =>
  withUndo(async (undo) => {
    const settings = launcherEnv()
    const CHROMIUM_PATH = await findChromium(settings.CHROMIUM_PATH)
    const E2E_FIREFOX = args.some((arg) => arg.endsWith('push.spec.ts')) ? await findFirefox() : undefined
    const projects = projectsOf(args)
    const withWorker = projects.some((project) => project !== 'reading')
    const stand = await startStand(settings, undo, { number: 1, keptIn, firstPage: '/api/health', withWorker })
    const runs = projects.map((project) => ({
      projects: [project],
      args: ['--pass-with-no-tests', ...(project === 'reading' ? ['--fully-parallel'] : []), ...args],
    }))
    return playwright(runs, [stand], { CHROMIUM_PATH, E2E_FIREFOX })
  })
