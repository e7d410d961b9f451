import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../../scripts/servers/processes'
import { connectBidi, type Bidi } from './bidi'

export type Preferences = Record<string, string | number | boolean>

/** No first-run pages and no calls to Mozilla's servers. */
const quiet: Preferences = {
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/v1',
  'toolkit.telemetry.enabled': false,
}

const START_MS = 40_000

/** Firefox without a screen and with a profile of its own, and its tabs; `close` ends it. */
export const startFirefox = async (command: string, preferences: Preferences): Promise<Bidi> => {
  const home = mkdtempSync(join(tmpdir(), 'forecourt-firefox-'))
  const lines = Object.entries({ ...quiet, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(home, 'user.js'), lines.join(''))
  const listening = Promise.withResolvers<string>()
  // System access: to press a notification, which is a window of Firefox's own.
  const remote = ['--remote-debugging-port', '0', '--remote-allow-system-access']
  const running = await startProcess(
    { command, args: ['--headless', '--no-remote', '--profile', home, ...remote, 'about:blank'] },
    {
      name: 'firefox',
      env: { HOME: home, MOZ_CRASHREPORTER_DISABLE: '1' },
      onLine: (line) => {
        const url = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line)?.[1]
        if (url) listening.resolve(`${url}/session`)
      },
    },
  )
  const end = async (): Promise<void> => {
    await running.stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  const late = setTimeout(() => listening.reject(new Error(running.tail().join('\n'))), START_MS)
  void running.exited.then(() => listening.reject(new Error(running.tail().join('\n'))))
  try {
    const bidi = await connectBidi(await listening.promise)
    return {
      ...bidi,
      close: async () => {
        await bidi.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw new Error(`Firefox did not start: ${String(error)}`)
  } finally {
    clearTimeout(late)
  }
}
