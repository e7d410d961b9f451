import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { webProcess, type WebProcess } from './webProcess'

let folder: string
let processes: WebProcess[]
const start = async (env = {}): Promise<WebProcess> => {
  const started = await webProcess(folder, env)
  processes.push(started)
  return started
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-cache-'))
  processes = []
})
afterEach(async () => {
  await Promise.all(processes.splice(0).map(({ kill }) => kill()))
  rmSync(folder, { recursive: true, force: true })
})

const cacheDir = () => join(folder, 'data/cache')
const files = (): string[] =>
  existsSync(cacheDir())
    ? readdirSync(cacheDir()).flatMap((own) => readdirSync(join(cacheDir(), own)).map((file) => join(own, file)))
    : []
const bytes = (): number => files().reduce((sum, file) => sum + statSync(join(cacheDir(), file)).size, 0)

test('SEA-23 a page is served until one of its tags is purged', async () => {
  const web = await start()
  expect(await web.visit('/a', 'old', ['site:1', 'car:1'])).toBe('old')
  expect(await web.visit('/a', 'new', ['site:1', 'car:1'])).toBe('old')
  await web.purge('car:1')
  expect(await web.visit('/a', 'new', ['site:1', 'car:1'])).toBe('new')
  expect(await web.get('/a')).toBe('new')
})

test('SEA-23 a page being made while its tag is purged is not kept', async () => {
  const web = await start()
  await web.get('/a')
  await web.purge('car:1')
  // Another visitor's, begun after the purge: the earlier one may still end last.
  await web.get('/a')
  await web.set('/a', 'made before and after', ['car:1'])
  await web.set('/a', 'made before and after', ['car:1'])
  expect(await web.visit('/a', 'new', ['car:1'])).toBe('new')
  expect(await web.get('/a')).toBe('new')
})

test('SEA-23 a killed process leaves nothing that the next one serves, and its files go', async () => {
  const first = await start()
  await first.visit('/a', 'old', ['car:1'])
  await first.visit('/b', 'old', ['car:2'])
  await first.purge('car:1')
  expect(files()).toHaveLength(2)
  await first.kill()
  processes = []
  const second = await start()
  expect(await second.get('/a')).toBeNull()
  expect(await second.get('/b')).toBeNull()
  expect(files()).toHaveLength(0)
})

test('two processes in one data folder do not touch each other’s files', async () => {
  const [a, b] = [await start(), await start()]
  await a.visit('/a', 'of a', ['x'])
  await b.visit('/a', 'of b', ['x'])
  expect([await a.get('/a'), await b.get('/a')]).toEqual(['of a', 'of b'])
})

test('memory and disk are bounded, and what was asked for last stays', async () => {
  const web = await start({ CACHE_MEMORY_MB: '1', CACHE_DISK_MB: '3' })
  const html = 'x'.repeat(200_000)
  await web.visit('/first', html, ['x'])
  for (let n = 0; n < 40; n += 1) {
    await web.visit(`/${n}`, html, ['x'])
    expect(await web.get('/first')).toBe(html)
  }
  // A file goes just after the entry that it made room for was written.
  await expect.poll(bytes).toBeLessThanOrEqual(3_000_000)
  expect(await web.get('/0')).toBeNull()
  // No longer in memory: read from the disk, bytes and maps as they were.
  expect(await web.get('/30')).toBe(html)
})

test('H1 answers other than 200 are never stored', async () => {
  const web = await start()
  for (const status of [404, 410, 307, 500]) {
    expect(await web.get(`/${status}`)).toBeNull()
    await web.set(`/${status}`, 'nothing here', ['site:1'], { status })
    expect(await web.get(`/${status}`)).toBeNull()
  }
  expect(files()).toHaveLength(0)
})
