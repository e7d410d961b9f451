import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { projectRoot } from './dataDir.ts'
import { processRef, stopProcess, type ProcessRef } from './pids.ts'
import { say } from '../lib/progress.ts'

export type CommandLine = { command: string; args: readonly string[] }
export type Variables = Record<string, string | undefined>

type Options = {
  name: string
  env?: Variables
  user?: { uid: number; gid: number } | null
  cwd?: string
  /** Receives each line of output; the default prints it behind the process's name. */
  onLine?: (line: string) => void
  /** Output goes here instead: a server that may outlive a killed launcher must not write into its closed pipe. */
  logFile?: string
}

export type Exit = { code: number | null; signal: NodeJS.Signals | null }

export type Running = {
  name: string
  ref: ProcessRef
  exited: Promise<Exit>
  /** The last lines it printed, for the message when it dies. */
  tail: () => string[]
  stop: (signals?: readonly NodeJS.Signals[], patienceMs?: number) => Promise<void>
}

const bin = join(projectRoot, 'node_modules/.bin')

/** Programs of the packages come first, so that children run the Node of package.json too. */
export const childEnv = (extra: Variables = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
  PATH: `${bin}:${process.env.PATH ?? ''}`,
})

const followOutput = (child: ChildProcess, onLine: (line: string) => void): string[] => {
  const tail: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      tail.push(line)
      if (tail.length > 40) tail.shift()
      onLine(line)
    })
  }
  return tail
}

/**
 * Starts a program in a process group of its own: Ctrl-C reaches only the launcher, which then stops everything in
 * the right order.
 */
export const startProcess = async ({ command, args }: CommandLine, options: Options): Promise<Running> => {
  const { name, logFile } = options
  const log = logFile ? openSync(logFile, 'w', 0o600) : 'pipe'
  const child = spawn(command, args, {
    cwd: options.cwd ?? projectRoot,
    env: childEnv(options.env),
    detached: true,
    stdio: ['ignore', log, log],
    ...(options.user ?? {}),
  })
  if (typeof log === 'number') closeSync(log)
  const lines = followOutput(child, options.onLine ?? ((line) => say(`${name.padEnd(6)} │ ${line}`)))
  const exited = new Promise<Exit>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })))
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
  const pid = child.pid ?? 0
  const ref = processRef(pid) ?? { pid, startedAt: 'gone' }
  return {
    name,
    ref,
    exited,
    tail: () => (logFile ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-40) : lines),
    stop: async (signals, patienceMs) => {
      await stopProcess(ref, signals, patienceMs)
      await exited
    },
  }
}

const openRuns = new Set<Running>()
let stopped = false

/** Stops commands that are under way, when the launcher itself is told to stop; no other one begins. */
export const stopOpenRuns = async (): Promise<void> => {
  stopped = true
  await Promise.all([...openRuns].map((run) => run.stop()))
}

/** Runs a command to its end. @returns its exit code and last lines; a signal counts as code 1. */
export const runToEnd = async (line: CommandLine, options: Options): Promise<{ code: number; tail: string[] }> => {
  if (stopped) return { code: 1, tail: [] }
  const running = await startProcess(line, options)
  openRuns.add(running)
  const exit = await running.exited
  openRuns.delete(running)
  return { code: exit.code ?? 1, tail: running.tail() }
}

/** A script inside Payload's runtime: TypeScript, path aliases and the project's configuration. */
export const payloadRun = (script: string, ...args: string[]): CommandLine => ({
  command: 'payload',
  args: ['run', script, ...args],
})
