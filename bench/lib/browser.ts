import { chromium, type Browser } from 'playwright'
import { launcherEnv } from '../../src/env.ts'
import { findChromium } from '../../scripts/testing/chromium.ts'
import type { Bench } from './Bench.ts'

/** Chromium without calls of its own; the sandbox does not work for root. */
export const startBrowser = async (bench: Bench, extra: string[] = []): Promise<Browser> => {
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  const browser = await chromium.launch({
    executablePath: await findChromium(launcherEnv().CHROMIUM_PATH),
    args: [...root, ...quiet, '--disable-component-update', '--disable-sync', ...extra],
  })
  bench.undo.push(() => browser.close())
  return browser
}
