import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.E2E_PIDS

/** Whether web and worker are those of `npm test`, which starts again what a test kills. */
export const mayKill = folder !== undefined

/** Ends a service and its children as a power cut would; it is started again at once. */
export const killService = (name: 'web' | 'worker'): void => {
  const pid = Number(readFileSync(join(folder ?? '', `${name}.pid`), 'utf8'))
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It is being started at this moment: then it was dead at this point, too.
  }
}
