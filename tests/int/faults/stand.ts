import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMeilisearch } from '../../../scripts/servers/meilisearch.ts'
import { packagedMeilisearch } from '../../../scripts/servers/meilisearchPackage.ts'
import { migrateDatabase } from '../../../scripts/lib/migrateDatabase.ts'
import { startPostgres } from '../../../scripts/servers/postgres.ts'
import { payloadRun, startProcess, type Running } from '../../../scripts/servers/processes.ts'
import { serverHome, serverUser } from '../../../scripts/servers/serverHome.ts'
import { offlineEnv } from '../../../src/env.ts'
import { switchboard } from './switchboard.ts'

const secret = 'throw-away-secret-of-the-faults'

/** Database, engine and worker as processes of their own that a test may kill, and a web server that notes refreshed tags. */
export const faultStand = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-faults-'))
  chmodSync(dataDir, 0o755)
  const [databaseAddress, engineAddress] = await Promise.all([switchboard(), switchboard()])
  const choice = {
    configured: process.env.MEILISEARCH_BIN,
    path: process.env.PATH ?? '',
    packaged: packagedMeilisearch(),
  }

  const postgresOn = async () => {
    const server = await startPostgres({ dataDir, password: secret })
    databaseAddress.pointTo(server.port)
    return server
  }
  const engineOn = async () => {
    const server = await startMeilisearch({ dataDir, masterKey: secret, ...choice })
    engineAddress.pointTo(Number(new URL(server.url).port))
    return server
  }
  let [postgres, engine] = await Promise.all([postgresOn(), engineOn()])
  await postgres.createDatabase('forecourt')
  const databaseUrl = postgres.databaseUrl('forecourt').replace(`:${postgres.port}/`, `:${databaseAddress.port}/`)

  /** Refreshed tags, and when last. */
  const tags = new Map<string, number>()
  const web = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      for (const tag of JSON.parse(body).tags) tags.set(tag, performance.now())
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const webAddress = web.address()
  const variables = {
    ...offlineEnv,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    MEILISEARCH_URL: `http://127.0.0.1:${engineAddress.port}`,
    MEILISEARCH_MASTER_KEY: secret,
    INTERNAL_URL: `http://127.0.0.1:${typeof webAddress === 'object' ? webAddress?.port : 0}`,
    DATA_DIR: dataDir,
  }
  await migrateDatabase(databaseUrl, variables)

  const output: string[] = []
  const run = (script: string): Promise<Running> =>
    startProcess(payloadRun(script), { name: 'worker', env: variables, onLine: (line) => void output.push(line) })
  const kill = async ({ ref, exited }: Pick<Running, 'ref' | 'exited'>) => {
    process.kill(-ref.pid, 'SIGKILL')
    await exited
  }
  let worker: Running | null = null

  /** As the launcher and docker compose do it: a worker that ends by itself is started again. */
  const startWorker = async (): Promise<void> => {
    const started = await run('src/jobs/worker.ts')
    worker = started
    void started.exited.then(() => (worker === started ? startWorker() : undefined))
  }

  return {
    databaseUrl,
    variables,
    tags,
    output,
    run,
    kill,
    startWorker,
    killWorker: async () => {
      const killed = worker
      worker = null
      if (killed) await kill(killed)
    },
    stopEngine: () => engine.stop(),
    startEngine: async () => {
      engine = await engineOn()
    },
    wipeEngine: () => rmSync(join(serverHome(dataDir, serverUser()), 'meilisearch'), { recursive: true, force: true }),
    killPostgres: () => process.kill(postgres.ref.pid, 'SIGKILL'),
    startPostgres: async () => {
      postgres = await postgresOn()
    },
    destroy: async () => {
      const last = worker
      worker = null
      await last?.stop()
      web.close()
      await Promise.all([postgres.stop(), engine.stop()])
      databaseAddress.close()
      engineAddress.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type FaultStand = Awaited<ReturnType<typeof faultStand>>
