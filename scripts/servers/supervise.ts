import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessRef } from './pids.ts'
import { Problem } from '../lib/Problem.ts'
import { startProcess, type CommandLine, type Running, type Variables } from './processes.ts'
import { say } from '../lib/progress.ts'

export type Supervised = {
  /** Rejects when the process has died too often to be started again; otherwise pending until stopped. */
  gaveUp: Promise<never>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export type Service = {
  name: string
  line: CommandLine
  env: Variables
  onStart?: (ref: ProcessRef) => void
  onLine?: (line: string) => void
  /** For tests that kill it on purpose: started again at once, however often. */
  neverGiveUp?: boolean
}

const deathsAllowed = 4
const withinMs = 60_000
const pauses = [200, 1_000, 3_000, 6_000]

/** Keeps a process running: started again when it dies, with growing pauses, until it dies too often in a minute. */
export const supervise = async (service: Service): Promise<Supervised> => {
  const { name, line, env, onLine, neverGiveUp = false } = service
  let stopping = false
  let planned = false
  let deaths: number[] = []
  let current: Running
  let giveUp: (problem: Problem) => void = () => undefined
  const gaveUp = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  gaveUp.catch(() => undefined)

  const start = async (): Promise<void> => {
    current = await startProcess(line, { name, env, ...(onLine ? { onLine } : {}) })
    service.onStart?.(current.ref)
    if (stopping) return current.stop()
    void watch(current)
  }

  const watch = async (running: Running): Promise<void> => {
    const exit = await running.exited
    if (stopping || planned || running !== current) return
    const now = Date.now()
    deaths = [...deaths.filter((at) => now - at < withinMs), now]
    const how = exit.signal ? `by signal ${exit.signal}` : `with code ${exit.code}`
    if (deaths.length > deathsAllowed && !neverGiveUp) {
      const last = running.tail().slice(-15).join('\n')
      giveUp(
        new Problem(
          `The ${name} keeps dying, last ${how}:\n${last}`,
          'Everything was stopped. Correct the cause and start again.',
        ),
      )
      return
    }
    const pause = neverGiveUp ? 0 : (pauses[deaths.length - 1] ?? 6_000)
    say(`! The ${name} ended ${how}; starting it again in ${pause / 1000} s`)
    await sleep(pause)
    if (!stopping) await start()
  }

  /** A start that was under way when `stop` came is stopped as soon as it has a process. */
  const stop = async (): Promise<void> => {
    stopping = true
    await current.stop()
  }

  const restart = async (): Promise<void> => {
    if (stopping || planned) return
    planned = true
    await current.stop()
    planned = false
    if (!stopping) await start()
  }

  await start()
  return { gaveUp, stop, restart }
}
