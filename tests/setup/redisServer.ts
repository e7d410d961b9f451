import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDebian, mayInstallDebian } from '../../scripts/testing/installDebian.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { startProcess, type Running } from '../../scripts/servers/processes.ts'

const find = (): string | undefined =>
  ['valkey-server', 'redis-server']
    .flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => join(folder, name)))
    .find((file) => existsSync(file))

/** Valkey's or Redis' program, Debian's installed where that may be done; or why there is none. */
export const redisProgram = async (): Promise<{ program: string } | { program: null; why: string }> => {
  const there = find()
  if (there) return { program: there }
  if (!mayInstallDebian()) return { program: null, why: 'redis-server is not installed, and this is not root' }
  try {
    await installDebian('redis-server')
  } catch (error) {
    return { program: null, why: `redis-server cannot be installed: ${String(error)}` }
  }
  const installed = find()
  return installed ? { program: installed } : { program: null, why: 'redis-server cannot be found' }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

export interface RedisServer {
  url: string
  /** Leaves connections open and answers nothing. */
  freeze: () => void
  thaw: () => void
  kill: () => Promise<void>
  /** On the same port, with the data it had. */
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** A throw-away server on a free loopback port, which keeps its data over `kill` and `start`. */
export const redisServer = async (program: string): Promise<RedisServer> => {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-redis-'))
  const port = await freePort()
  let running: Running | undefined
  const start = async (): Promise<void> => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir]
    const line = { command: program, args: [...args, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'] }
    running = await startProcess(line, { name: 'redis', onLine: () => undefined })
    while (!(await isListening(port))) await sleep(20)
  }
  const kill = async (): Promise<void> => {
    await running?.stop(['SIGKILL'])
    running = undefined
  }
  const signal = (name: NodeJS.Signals) => () => running && process.kill(running.ref.pid, name)
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: signal('SIGSTOP'),
    thaw: signal('SIGCONT'),
    kill,
    start,
    remove: async () => {
      await kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
