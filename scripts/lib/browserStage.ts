import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launcherEnv, type LauncherEnv } from '../../src/env.ts'
import { findChromium } from './chromium.ts'
import { add, none, playwrightCounts, type Counts } from './counts.ts'
import { freePort } from './ports.ts'
import type { ProcessRef } from './pids.ts'
import { prepareData } from './prepare.ts'
import { payloadRun, runToEnd } from './processes.ts'
import { say, step } from './progress.ts'
import { untilAnswering } from './readiness.ts'
import { startServers } from './servers.ts'
import { supervise } from './supervise.ts'
import { freshReport, reportsDir } from './vitestRun.ts'
import { webServer } from './webServer.ts'

type Task = () => unknown

/** The servers' output belongs to a failure, not between the lines of the tests. */
const keepFor = (name: string): ((line: string) => void) => {
  const file = join(reportsDir, `${name}.log`)
  writeFileSync(file, '')
  return (line) => appendFileSync(file, `${line}\n`)
}

/** Servers of its own on free ports, the demo in them, the production build in front. */
const startStand = async (settings: LauncherEnv, undo: Task[]): Promise<Record<string, string | undefined>> => {
  mkdirSync(reportsDir, { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'))
  chmodSync(dataDir, 0o755)
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const own = { ...settings, DATABASE_URL: undefined, MEILISEARCH_URL: undefined, PORT: port, SEED_DEMO: true }
  const servers = await startServers(own, dataDir)
  undo.push(servers.stop)
  await prepareData(own, servers, dataDir)
  // One machine is all the visitors of the tests.
  const visitors = { VISITOR_LIMIT_FACTOR: '10' }
  const env = { ...servers.variables, ...visitors, NODE_ENV: 'production', PLATFORM_HOST: `localhost:${port}` }
  const next = webServer('production', '127.0.0.1', port)
  const services = [
    { name: 'web', line: next.line, env: { ...env, ...next.env } },
    { name: 'worker', line: payloadRun('src/jobs/worker.ts'), env },
  ]
  for (const service of services) {
    // One test kills them, by the numbers kept here.
    const onStart = ({ pid }: ProcessRef): void => writeFileSync(join(dataDir, `${service.name}.pid`), String(pid))
    const supervised = await supervise({ ...service, onStart, neverGiveUp: true, onLine: keepFor(service.name) })
    undo.push(supervised.stop)
  }
  await step('Web server', () => untilAnswering(port, `localhost:${port}`, 60_000, '/admin/login'))
  return { ...env, E2E_PORT: String(port), E2E_PIDS: dataDir }
}

/** The browser tests against the production build and the demo. */
export const runBrowserTests = async (): Promise<Counts> => {
  const settings = launcherEnv()
  const undo: Task[] = []
  try {
    const browser = await findChromium(settings.CHROMIUM_PATH)
    const stand = await startStand(settings, undo)
    let counts = none
    for (const project of ['reading', 'changing']) {
      const report = freshReport(`browser-${project}`)
      say(`• browser tests: ${project}`)
      const env = { ...stand, NODE_ENV: 'test', CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      const line = { command: 'playwright', args: ['test', `--project=${project}`, '--reporter=list,json'] }
      const { code } = await runToEnd(line, { name: 'browser', env, onLine: say })
      counts = add(counts, playwrightCounts('browser', report, code))
    }
    return counts
  } finally {
    for (const task of undo.reverse()) await task()
  }
}
