import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isAlive, processRef, stopProcess, type ProcessRef } from './pids.ts'
import { Problem } from '../lib/Problem.ts'

const refSchema = z.object({ pid: z.number().int(), startedAt: z.string() })
const runSchema = z.object({
  launcher: refSchema,
  command: z.string(),
  url: z.string(),
  children: z.array(refSchema.extend({ name: z.string() })),
})

type Run = z.output<typeof runSchema>

export type RunLock = {
  /** Writes down a started child, so that the next start can stop it should this launcher be killed. */
  record: (name: string, child: ProcessRef) => void
  release: () => void
  /** What a killed earlier run left behind and this start stopped. */
  recovered: string[]
}

const readRun = (file: string): Run | null => {
  try {
    return runSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

const alreadyRunning = (run: Run): Problem =>
  new Problem(
    `It is already running: ${run.command}, process ${run.launcher.pid}, at ${run.url}`,
    `Stop it with Ctrl-C in its terminal, or:   kill ${run.launcher.pid}\n` +
      'A second copy beside it needs its own data and port:   DATA_DIR=.data-two PORT=3100 npm start',
  )

const stopLeftovers = async (run: Run): Promise<string[]> => {
  const left = run.children.filter(isAlive)
  await Promise.all(left.map((child) => stopProcess(child)))
  return left.map((child) => child.name)
}

/**
 * One launcher per data folder. A lock left by a killed run is taken over and that run's web server and worker,
 * which would hold the port and the queue, are stopped first.
 * @throws Problem when another launcher is running.
 */
export const acquireRunLock = async (dataDir: string, command: string, url: string): Promise<RunLock> => {
  const file = join(dataDir, 'run.json')
  const launcher = processRef(process.pid) ?? { pid: process.pid, startedAt: '' }
  const run: Run = { launcher, command, url, children: [] }
  let recovered: string[] = []
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(run), { flag: 'wx' })
      break
    } catch (error) {
      const earlier = readRun(file)
      if (earlier && isAlive(earlier.launcher)) throw alreadyRunning(earlier)
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      if (earlier) recovered = await stopLeftovers(earlier)
      rmSync(file, { force: true })
    }
  }
  return {
    recovered,
    record: (name, child) => {
      run.children = [...run.children.filter(isAlive), { name, ...child }]
      writeFileSync(file, JSON.stringify(run))
    },
    release: () => rmSync(file, { force: true }),
  }
}
