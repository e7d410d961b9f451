import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Identifies a process, also after its number is reused. */
export type ProcessRef = { pid: number; startedAt: string }

const startOf = (pid: number): string | null => {
  try {
    // Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces and brackets, so count from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return process.platform === 'linux' ? null : startFromPs(pid)
  }
}

const startFromPs = (pid: number): string | null => {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** @returns null when no such process runs. */
export const processRef = (pid: number): ProcessRef | null => {
  const startedAt = startOf(pid)
  return startedAt === null ? null : { pid, startedAt }
}

export const isAlive = (ref: ProcessRef): boolean => startOf(ref.pid) === ref.startedAt

const argumentsOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/**
 * The running process that was started with an option of this value, and its arguments; null when there is none, or on
 * systems other than Linux, where this cannot be read.
 */
export const startedWith = (option: string, value: string): { ref: ProcessRef; args: string[] } | null => {
  if (process.platform !== 'linux') return null
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const args = argumentsOf(Number(name))
    const at = args.indexOf(option)
    const ref = at >= 0 && args[at + 1] === value ? processRef(Number(name)) : null
    if (ref) return { ref, args }
  }
  return null
}

/** Waits until it has ended. @returns false when it still runs after `withinMs`. */
export const isGone = async (ref: ProcessRef, withinMs: number): Promise<boolean> => {
  const deadline = Date.now() + withinMs
  while (isAlive(ref)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

const signalGroupOrProcess = (pid: number, signal: NodeJS.Signals): void => {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal)
      return
    } catch {
      // No group of that number, or already ended: try the process itself, then give up.
    }
  }
}

/** Ends a process and its group, first by SIGTERM, then by SIGKILL. Only for processes the launcher started. */
export const stopProcess = async (
  ref: ProcessRef,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGKILL'],
  patienceMs = 10_000,
): Promise<void> => {
  for (const signal of signals) {
    if (!isAlive(ref)) return
    signalGroupOrProcess(ref.pid, signal)
    if (await isGone(ref, patienceMs)) return
  }
}
