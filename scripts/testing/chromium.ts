import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright'
import { installDebian, mayInstallDebian } from './installDebian.ts'
import { Problem } from '../lib/Problem.ts'
import { step } from '../lib/progress.ts'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser of the tests: CHROMIUM_PATH, Playwright's own, one of the system, else Debian's is installed when that
 * is ours to do.
 * @throws Problem naming the ways to get one.
 */
export const findChromium = async (configured: string | undefined): Promise<string> => {
  const ways = [
    'Any of these gives one:',
    '  npx playwright install chromium',
    '  apt-get install chromium     (as root; done for you when this runs as root)',
    '  CHROMIUM_PATH=/path/to/chrome npm test',
  ].join('\n')
  if (configured) {
    if (canRun(configured)) return configured
    throw new Problem(`CHROMIUM_PATH names ${configured}, which cannot be run.`, ways)
  }
  const found = [chromium.executablePath(), ...systemPaths].find(canRun)
  if (found) return found
  if (mayInstallDebian()) {
    try {
      await step("Installing Debian's Chromium", () => installDebian('chromium', 'fonts-liberation'))
    } catch (error) {
      throw new Problem(`No Chromium was found, and installing one failed:\n${String(error)}`, ways)
    }
    const installed = systemPaths.find(canRun)
    if (installed) return installed
  }
  throw new Problem('No Chromium was found, so the browser tests cannot run.', ways)
}
