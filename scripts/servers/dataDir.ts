import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Problem } from '../lib/Problem.ts'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** The folder for everything local, made if absent. @throws Problem when it cannot be written. */
export const prepareDataDir = (configured: string): string => {
  const dir = resolve(projectRoot, configured)
  const probe = `${dir}/.write-probe-${process.pid}`
  try {
    mkdirSync(dir, { recursive: true })
    accessSync(dir, constants.W_OK)
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Problem(
      `The data folder ${dir} cannot be written: ${reason}`,
      'Free some space or fix its rights, or choose another folder:   DATA_DIR=/some/folder npm start',
    )
  }
  return dir
}
