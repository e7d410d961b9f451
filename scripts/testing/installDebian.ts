import { existsSync } from 'node:fs'
import { runToEnd } from '../servers/processes.ts'

/** Whether Debian's packages may be installed here: as root, on a system that has them. */
export const mayInstallDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @throws Error with apt's last lines. */
export const installDebian = async (...packages: string[]): Promise<void> => {
  const run = async (...args: string[]) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const { code, tail } = await runToEnd({ command: 'apt-get', args }, { name: 'apt', env, onLine: () => undefined })
    if (code !== 0) throw new Error(tail.slice(-5).join('\n'))
  }
  await run('update', '-q')
  await run('install', '-q', '-y', '--no-install-recommends', ...packages)
}
