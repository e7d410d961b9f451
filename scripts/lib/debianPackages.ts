import { accessSync, constants } from 'node:fs'
import { runToEnd } from './processes.ts'

export const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether `installDebian` is ours to do: as root, on a Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && canRun('/usr/bin/apt-get')

/** @throws Error with the last lines of apt-get when a package cannot be installed. */
export const installDebian = async (packages: readonly string[]): Promise<void> => {
  const run = async (...args: string[]) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const { code, tail } = await runToEnd({ command: 'apt-get', args }, { name: 'apt', env, onLine: () => undefined })
    if (code !== 0) throw new Error(tail.slice(-5).join('\n'))
  }
  await run('update', '-q')
  await run('install', '-q', '-y', '--no-install-recommends', ...packages)
}
