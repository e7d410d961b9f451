import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { launcherEnv } from '../../src/env.ts'
import { buildWhenChanged } from '../../scripts/lib/buildSite.ts'
import { withDatabase } from '../../scripts/servers/database.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { startProcess, type Running, type Variables } from '../../scripts/servers/processes.ts'
import { step } from '../../scripts/lib/progress.ts'
import { untilAnswering } from '../../scripts/servers/readiness.ts'
import type { Servers } from '../../scripts/servers/servers.ts'
import { startServersWithDemo } from '../../scripts/testing/keptDemo.ts'
import { webServer } from '../../scripts/lib/webServer.ts'
import { workerProcess } from '../../scripts/lib/workerProcess.ts'
import { stockDocuments } from './engine.ts'

export type Web = { port: number; running: Running; platform: string; host: (slug: string) => string }

export type Stand = {
  servers: Servers
  /** Where its servers keep data and logs. */
  dataDir: string
  variables: Variables
  web: Web
  /** Another web server on the same data, on a port of its own. */
  startWeb: (extra?: Variables) => Promise<Web>
  startWorker: () => Promise<Running>
  /** The one that runs. */
  worker: Running
  /** Cars in stock of a dealership that its site shows: those in the search index. */
  carsOf: (slug: string) => Promise<{ id: string; slug: string; price: number }[]>
  tenantIdOf: (slug: string) => Promise<string>
}

/** The dealership whose pages are measured, and a group that shows its stock. */
export const site = 'harbour-city'
export const groupSite = 'apex-motor-group'
/** A site of the demo that the benches let show every dealership's cars. */
export const marketplaceSite = 'second-gear'
export const searchPath = '/search/new-used-and-demo-cars'

/** A folder for data that other users' servers may enter, gone at the end. */
export const throwAwayDir = (undo: (() => unknown)[]): string => {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'))
  chmodSync(dir, 0o755)
  undo.push(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

const idSchema = z.object({ id: z.string() })
const carsSchema = z.array(z.object({ id: z.string(), slug: z.string(), price: z.coerce.number() }))

const openSchema = z.object({ open: z.coerce.number() })

const carsQuery = `
  select cars.id, cars.slug, cars.price from cars join tenants on tenants.id = cars.tenant_id
  where tenants.slug = $1 and cars.status = 'in_stock' and cars.price > 10000 and cars.offer_price is null
  order by cars.slug`

/**
 * Waits until the worker has done what the demo's stock gave it to do, and drops what it put off: purges of 15 and 60 s
 * later would come between a test and what it looks at.
 */
const settled = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    const due = `select (select count(*) from stock_changes where processed_at is null and dead_at is null)
      + (select count(*) from graphile_worker.jobs where run_at <= now()) as open`
    for (const until = Date.now() + 60_000; ;) {
      const { rows } = await client.query(due)
      if (openSchema.parse(rows[0]).open === 0) break
      if (Date.now() > until) throw new Error('The worker did not come to an end with the demo.')
      await setTimeout(100)
    }
    await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  })

/**
 * Servers of its own on free ports, the demo in them, the production build in front; everything ends with `undo`.
 *
 * @param extra goes to web and worker
 * @param keptDemo where the demo is kept for several runs; left out: it is made anew
 */
export const startStand = async (undo: (() => unknown)[], extra: Variables = {}, keptDemo?: string): Promise<Stand> => {
  const dataDir = throwAwayDir(undo)
  const port = Number(extra.PORT) || (await freePort())
  const own = { ...launcherEnv(), DATABASE_URL: undefined, MEILISEARCH_URL: undefined, PORT: port, SEED_DEMO: true }
  await step('Build', async (done) => done((await buildWhenChanged()) ? 'sources had changed' : 'up to date'))
  const servers = await startServersWithDemo(own, dataDir, undo, keptDemo)
  // One machine asks for all visitors.
  const variables = { ...servers.variables, NODE_ENV: 'production', VISITOR_LIMIT_FACTOR: '1000', ...extra }
  const quiet = { onLine: () => undefined }

  const startWebAt = async (webPort: number, own: Variables = {}): Promise<Web> => {
    const platform = `localhost:${webPort}`
    const next = webServer('production', '127.0.0.1', webPort)
    const env = { ...variables, PORT: String(webPort), PLATFORM_HOST: platform, ...next.env, ...own }
    const running = await startProcess(next.line, { name: 'web', env, ...quiet })
    undo.push(() => running.stop())
    await untilAnswering(webPort, platform, 60_000, '/admin/login')
    return { port: webPort, running, platform, host: (slug) => `${slug}.${platform}` }
  }

  const startWorker = async (): Promise<Running> => {
    let ready: () => void = () => undefined
    const isReady = new Promise<void>((resolve) => (ready = resolve))
    const onLine = (line: string) => line.includes('Worker ready') && ready()
    const env = { ...variables, ...workerProcess.env, PLATFORM_HOST: `localhost:${port}` }
    const running = await startProcess(workerProcess.line, { name: 'worker', env, onLine })
    undo.push(() => running.stop())
    const died = running.exited.then(() => Promise.reject(new Error(`The worker ended:\n${running.tail().join('\n')}`)))
    died.catch(() => undefined)
    await Promise.race([isReady, died])
    return running
  }

  const web = await step('Web server', () => startWebAt(port))
  const worker = await step('Worker', startWorker)
  await step('Pages of the demo refreshed', () => settled(servers.databaseUrl))
  return {
    servers,
    dataDir,
    variables,
    web,
    startWeb: async (own) => startWebAt(Number(own?.PORT) || (await freePort()), own),
    startWorker,
    worker,
    tenantIdOf: async (slug) => {
      const { rows } = await withDatabase(servers.databaseUrl, (client) =>
        client.query('select id from tenants where slug = $1', [slug]),
      )
      return idSchema.parse(rows[0]).id
    },
    carsOf: async (slug) => {
      const shown = new Set((await stockDocuments(servers)).map(({ id }) => id))
      const { rows } = await withDatabase(servers.databaseUrl, (client) => client.query(carsQuery, [slug]))
      return carsSchema.parse(rows).filter(({ id }) => shown.has(id))
    },
  }
}
