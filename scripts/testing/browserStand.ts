import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LauncherEnv } from '../../src/env.ts'
import { startServersWithDemo } from './keptDemo.ts'
import { freePort } from '../servers/ports.ts'
import type { ProcessRef } from '../servers/pids.ts'
import { type Variables } from '../servers/processes.ts'
import { step } from '../lib/progress.ts'
import { untilAnswering } from '../servers/readiness.ts'
import { supervise } from '../servers/supervise.ts'
import { reportsDir } from './vitestRun.ts'
import { webServer } from '../lib/webServer.ts'
import { workerProcess } from '../lib/workerProcess.ts'

/** What has been started, in order, so that it can be stopped in the reverse order. */
export type Undo = (() => unknown)[]

/** The servers' output belongs to a failure, not between the lines of the tests. */
const keepFor = (name: string): ((line: string) => void) => {
  const file = join(reportsDir, `${name}.log`)
  writeFileSync(file, '')
  return (line) => appendFileSync(file, `${line}\n`)
}

type Choice = {
  /** In the names of its logs. */
  number: number
  /** Where the demo is kept as the seed left it: made there by the first stand, copied from there by the others. */
  keptIn: string
  /** Asked for before the tests begin: all of them want the admin drawn once; of a few, not every one asks for it. */
  firstPage: '/admin/login' | '/api/health'
  /** Left out where the tests change nothing: it takes a processor for its first seconds. */
  withWorker: boolean
}

/**
 * Servers of its own on free ports, the demo in them, the production build in front.
 *
 * @returns the environment of the browser tests
 */
export const startStand = async (
  settings: LauncherEnv,
  undo: Undo,
  { number, keptIn, firstPage, withWorker }: Choice,
): Promise<Variables> => {
  mkdirSync(reportsDir, { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'))
  chmodSync(dataDir, 0o755)
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const own = { ...settings, DATABASE_URL: undefined, MEILISEARCH_URL: undefined, PORT: port, SEED_DEMO: true }
  const servers = await startServersWithDemo(own, dataDir, undo, keptIn)
  // One machine is all the visitors of the tests.
  const visitors = { VISITOR_LIMIT_FACTOR: '10' }
  const env = { ...servers.variables, ...visitors, NODE_ENV: 'production', PLATFORM_HOST: `localhost:${port}` }
  // A test of payments starts what answers there, and a web server that takes deposits by it.
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_right', STRIPE_WEBHOOK_SECRET: 'whsec_test_secret' }
  const stripePort = String(await freePort())
  const payments = { ...stripe, STRIPE_API_URL: `http://127.0.0.1:${stripePort}` }
  // One test starts the street map; in all others it does not answer.
  const mapPort = String(await freePort())
  const maps = { MAP_STYLE_URL: `http://127.0.0.1:${mapPort}/style.json` }
  const next = webServer('production', '127.0.0.1', port)
  // One test starts a push service; only a browser that subscribed there leads a server to it.
  const pushPort = String(await freePort())
  const pushes = { PHOTO_FETCH_ALLOW: `127.0.0.1:${pushPort}` }
  const services = [
    { name: 'web', line: next.line, env: { ...env, ...maps, ...pushes, ...next.env } },
    ...(withWorker
      ? [{ name: 'worker', line: workerProcess.line, env: { ...env, ...payments, ...workerProcess.env } }]
      : []),
  ]
  for (const service of services) {
    // One test kills them, by the numbers kept here.
    const onStart = ({ pid }: ProcessRef): void => writeFileSync(join(dataDir, `${service.name}.pid`), String(pid))
    const supervised = await supervise({
      ...service,
      onStart,
      neverGiveUp: true,
      onLine: keepFor(`${service.name}-${number}`),
    })
    undo.push(supervised.stop)
  }
  await step('Web server', () => untilAnswering(port, `localhost:${port}`, 60_000, firstPage))
  const ports = { E2E_STRIPE_PORT: stripePort, E2E_MAP_PORT: mapPort, E2E_PUSH_PORT: pushPort }
  return { ...env, ...ports, E2E_PORT: String(port), E2E_PIDS: dataDir }
}
