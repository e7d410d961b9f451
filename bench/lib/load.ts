import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import { runToEnd } from '../../scripts/servers/processes.ts'
import { cpuSecondsOf } from './processTree.ts'

/** One address to put under load, and the process that answers there. `{n}` in the path is a new number every time. */
export type Target = {
  name: string
  port: number
  host: string
  path: string
  pid: number
  /** Other processes that serve it. */
  pids?: number[]
  /** Over TLS, with a certificate no system trusts. */
  tls?: boolean
}

let asked = 0
/** More requests than one load sends: no two loads ask for the same number. */
const STRIDE = 10_000

/** What the load generator is told. `{n}` in path, headers and body is a new number every time. */
export const loadOrderSchema = z.object({
  port: z.number(),
  host: z.string(),
  path: z.string(),
  numberFrom: z.number(),
  seconds: z.number(),
  connections: z.number(),
  tls: z.boolean().default(false),
  method: z.enum(['GET', 'POST']).default('GET'),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(''),
  /** Instead of a body: as many spaces. */
  bodyBytes: z.number().default(0),
  /** Milliseconds every connection rests after an answer. */
  pauseMs: z.number().default(0),
})

export const loadReportSchema = z.object({
  requests: z.number(),
  failed: z.number(),
  seconds: z.number(),
  bytes: z.number(),
  /** How often each status came; 'closed' where the connection ended without one. */
  statuses: z.record(z.string(), z.number()),
})

export type LoadResult = { perSecond: number; perCpuSecond: number; bytesEach: number }

export type LoadOrder = z.input<typeof loadOrderSchema>
export type LoadReport = z.output<typeof loadReportSchema>

const client = join(projectRoot, 'bench/loadClient.ts')

/** Runs the load generator in a process of its own, whatever the answers are. */
export const generateLoad = async (order: LoadOrder): Promise<LoadReport> => {
  const { code, tail } = await runToEnd(
    { command: 'node', args: [client, JSON.stringify(order)] },
    { name: 'load', onLine: () => undefined },
  )
  if (code !== 0) throw new Error(`The load generator failed:\n${tail.join('\n')}`)
  return loadReportSchema.parse(JSON.parse(tail.at(-1) ?? ''))
}

/**
 * Keeps a target busy for some seconds from a process of its own.
 * @throws Error when any answer is not 200: a benchmark of error pages is worth nothing.
 */
export const putUnderLoad = async (target: Target, seconds: number, connections = 16): Promise<LoadResult> => {
  const cpuOfAll = (): number => [target.pid, ...(target.pids ?? [])].reduce((sum, pid) => sum + cpuSecondsOf(pid), 0)
  const cpuBefore = cpuOfAll()
  const { port, host, path, tls } = target
  const report = await generateLoad({ port, host, path, tls, numberFrom: (asked += STRIDE), seconds, connections })
  const cpu = cpuOfAll() - cpuBefore
  if (report.failed > 0) throw new Error(`${target.name}: ${report.failed} of ${report.requests} requests failed.`)
  return {
    perSecond: report.requests / report.seconds,
    perCpuSecond: report.requests / cpu,
    bytesEach: report.bytes / report.requests,
  }
}
