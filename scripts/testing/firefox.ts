import { existsSync } from 'node:fs'
import { installDebian, mayInstallDebian } from './installDebian.ts'
import { say, step } from '../lib/progress.ts'

const ESR = '/usr/bin/firefox-esr'

/**
 * Debian's Firefox, which is installed when that is ours to do: for the test of web push, as Chromium without windows has no push
 * service. Undefined: there is none, and why has been said.
 */
export const findFirefox = async (): Promise<string | undefined> => {
  if (existsSync(ESR)) return ESR
  if (mayInstallDebian())
    await step("Installing Debian's firefox-esr", () => installDebian('firefox-esr')).catch(() => undefined)
  if (existsSync(ESR)) return ESR
  say('  No Firefox was found: the test of web push is skipped. As root:   apt-get install firefox-esr')
  return undefined
}
