import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright'
import { installDebian, mayInstallDebian } from './installDebian.ts'
import { Problem } from '../lib/Problem.ts'
import { step } from '../lib/progress.ts'

/** Chromium without windows of its own: it opens a page in a fifth of the time of the whole browser (1.8 to 9 s for ten, measured). */
const SHELL = '/usr/bin/chromium-headless-shell'
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const ways = [
  'Any of these gives one:',
  '  npx playwright install chromium',
  '  apt-get install chromium-headless-shell     (as root; done for you when this runs as root)',
  '  CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n')

/** Debian's packages of Chromium, the quickest first; an older Debian has the whole browser only. */
const install = async (): Promise<string | undefined> => {
  if (!mayInstallDebian()) return undefined
  for (const [name, path] of [
    ['chromium-headless-shell', SHELL],
    ['chromium', '/usr/bin/chromium'],
  ] as const) {
    const isThere = await step(`Installing Debian's ${name}`, () => installDebian(name, 'fonts-liberation')).then(
      () => canRun(path),
      () => false,
    )
    if (isThere) return path
    const other = systemPaths.find(canRun)
    if (other) return other
  }
  return undefined
}

/**
 * The browser of the tests: CHROMIUM_PATH, Playwright's own, Debian's shell, which is installed when that is ours to do, else
 * one of the system.
 * @throws Problem naming the ways to get one.
 */
export const findChromium = async (configured: string | undefined): Promise<string> => {
  if (configured) {
    if (canRun(configured)) return configured
    throw new Problem(`CHROMIUM_PATH names ${configured}, which cannot be run.`, ways)
  }
  const found = [chromium.executablePath(), SHELL].find(canRun) ?? (await install()) ?? systemPaths.find(canRun)
  if (found) return found
  throw new Problem('No Chromium was found, so the browser tests cannot run.', ways)
}
