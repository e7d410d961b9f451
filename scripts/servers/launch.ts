import { loadEnvFile } from 'node:process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { launcherEnv, type LauncherEnv } from '../../src/env.ts'
import { announce } from '../lib/announce.ts'
import { buildWhenChanged } from '../lib/buildSite.ts'
import { prepareDataDir, projectRoot } from './dataDir.ts'
import { acquireRunLock, type RunLock } from './lock.ts'
import { requirePort } from './ports.ts'
import { prepareData } from '../lib/prepare.ts'
import { stopOpenRuns, type CommandLine, type Variables } from './processes.ts'
import { explain, Problem } from '../lib/Problem.ts'
import { say, step } from '../lib/progress.ts'
import { untilAnswering } from './readiness.ts'
import { startServers, type Servers } from './servers.ts'
import { supervise, type Supervised } from './supervise.ts'
import { webServer } from '../lib/webServer.ts'
import { workerProcess } from '../lib/workerProcess.ts'

export type Mode = 'production' | 'development'

const commandOf: Record<Mode, string> = { production: 'npm start', development: 'npm run dev' }

/** .env is read once here; variables of the shell take precedence. */
export const readSettings = (): LauncherEnv => {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) loadEnvFile(file)
  try {
    return launcherEnv()
  } catch (error) {
    throw new Problem(
      error instanceof Error ? error.message : String(error),
      'Correct it in the shell or in .env and start again.',
    )
  }
}

/** Restarts the worker when its sources change; `next dev` reloads by itself. */
const restartOnChange = (worker: Supervised): void => {
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['src', 'collections', 'globals', 'tenants', 'blocks']) {
    watch(join(projectRoot, folder), { recursive: true }, (_, file) => {
      if (!file || !/\.tsx?$/.test(file) || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        say('worker │ sources changed, starting again')
        void worker.restart()
      }, 300)
    })
  }
}

const startServices = async (
  mode: Mode,
  settings: LauncherEnv,
  servers: Servers,
  lock: RunLock,
): Promise<Supervised[]> => {
  const one = (name: string, line: CommandLine, env: Variables) =>
    supervise({ name, line, env: { ...servers.variables, ...env }, onStart: (ref) => lock.record(name, ref) })
  const next = webServer(mode, settings.HOST, settings.PORT)
  const web = await one('web', next.line, next.env)
  const worker = await one('worker', workerProcess.line, { NODE_ENV: mode, ...workerProcess.env })
  if (mode === 'development') restartOnChange(worker)
  return [web, worker]
}

const untilToldToStop = (): Promise<'stop'> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        say('')
        resolve('stop')
      })
    }
  })

/** How to stop what has been started, in start order; run in reverse. */
type Undo = (() => void | Promise<void>)[]

/** Starts everything and prints the addresses; `goOn` throws between the stages once the launcher was told to stop. */
const bringUp = async (mode: Mode, undo: Undo, goOn: () => void): Promise<Supervised[]> => {
  const startedAt = Date.now()
  const settings = readSettings()
  const dataDir = prepareDataDir(settings.DATA_DIR)
  const lock = await acquireRunLock(dataDir, commandOf[mode], `http://localhost:${settings.PORT}`)
  undo.push(lock.release)
  if (lock.recovered.length > 0)
    say(`• An earlier run was killed; stopped what it left behind: ${lock.recovered.join(' and ')}.`)
  await requirePort(settings.PORT, settings.HOST, commandOf[mode])
  const servers = await startServers(settings, dataDir)
  undo.push(servers.stop)
  goOn()
  await prepareData(settings, servers, dataDir)
  goOn()
  if (mode === 'production') {
    await step('Build', async (done) => done((await buildWhenChanged()) ? 'sources had changed' : 'up to date'))
    goOn()
  }
  const services = await startServices(mode, settings, servers, lock)
  undo.push(async () => {
    await Promise.all(services.map((service) => service.stop()))
  })
  // The development server compiles a page at its first request: this requests the cheapest one.
  const firstPage = mode === 'development' ? '/' : '/admin/login'
  const answering = untilAnswering(settings.PORT, `localhost:${settings.PORT}`, 60_000, firstPage)
  await step('Web server', () => Promise.race([answering, ...services.map((service) => service.gaveUp)]))
  goOn()
  await announce(settings, servers.databaseUrl, startedAt)
  return services
}

/** Starts everything, then waits for Ctrl-C or for a service that keeps failing. @returns the exit code. */
export const launch = async (mode: Mode): Promise<number> => {
  const undo: Undo = []
  let stopping = false
  const toldToStop = untilToldToStop().then((told) => {
    stopping = true
    return told
  })
  const stopAll = async (): Promise<void> => {
    for (const task of undo.splice(0).reverse()) await task()
  }
  const starting = bringUp(mode, undo, () => {
    if (stopping) throw new Problem('Told to stop.', 'Nothing was lost; start again when you like.')
  })

  try {
    const services = await Promise.race([starting, toldToStop])
    if (services !== 'stop') await Promise.race([toldToStop, ...services.map((service) => service.gaveUp)])
    await step('Stopping', async () => {
      await stopOpenRuns()
      await starting.catch(() => undefined)
      await stopAll()
    })
    return 0
  } catch (error) {
    await stopAll()
    console.error(explain(error))
    return 1
  }
}
