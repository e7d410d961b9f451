import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { meilisearchTrouble, startMeilisearch } from '../../scripts/servers/meilisearch.ts'
import { packagedMeilisearch } from '../../scripts/servers/meilisearchPackage.ts'
import { isGone } from '../../scripts/servers/pids.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { explain } from '../../scripts/lib/Problem.ts'
import { startProcess } from '../../scripts/servers/processes.ts'
import { serverUser } from '../../scripts/servers/serverHome.ts'

let dataDir: string
const password = 'password-of-this-test'

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-engine-'))
  chmodSync(dataDir, 0o755)
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('a Meilisearch started by hand on the same folder', () => {
  const settings = () => ({
    dataDir,
    masterKey: password,
    path: process.env.PATH ?? '',
    packaged: packagedMeilisearch(),
    configured: process.env.MEILISEARCH_BIN,
  })
  /** The same engine as the first one, killed and started again with another address and this key. */
  const startedAgain = async (masterKey: string) => {
    const first = await startMeilisearch(settings())
    const [command = '', ...args] = readFileSync(`/proc/${first.ref.pid}/cmdline`, 'utf8').split('\0').slice(0, -1)
    process.kill(first.ref.pid, 'SIGKILL')
    await isGone(first.ref, 5_000)
    const address = `127.0.0.1:${await freePort()}`
    const own = args.map((argument) => (/^127\.0\.0\.1:/.test(argument) ? address : argument))
    const line = { command, args: own }
    const options = { name: 'search', env: { MEILI_MASTER_KEY: masterKey }, user: serverUser(), cwd: dataDir }
    const running = await startProcess(line, { ...options, onLine: () => undefined })
    await expect.poll(() => meilisearchTrouble(`http://${address}`, masterKey), { timeout: 10_000 }).toBeNull()
    return { running, address }
  }

  test('is used, not joined by a second one', async () => {
    const { running, address } = await startedAgain(password)
    const next = await startMeilisearch(settings())
    expect(next).toMatchObject({ reused: true, url: `http://${address}`, ref: { pid: running.ref.pid } })
    await running.stop()
  })

  test('with another key: says so and how to stop it', async () => {
    const { running } = await startedAgain('another-key-of-this-test')
    const text = await startMeilisearch(settings()).then(() => 'it did not complain', explain)
    expect(text).toContain(`process ${running.ref.pid}`)
    expect(text).toContain(`kill ${running.ref.pid}`)
    await running.stop()
  })
})
