import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import sharp from 'sharp'
import { FormData, request } from 'undici'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { isBuildFresh } from '../../scripts/lib/buildStamp.ts'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { startProcess, type Running, type Variables } from '../../scripts/servers/processes.ts'
import { emptyDatabase, type TestDatabase } from '../setup/testDatabase.ts'
import { redisProgram, redisServer, type RedisServer } from '../setup/redisServer.ts'
import { buildImage, type Image } from './buildImage.ts'
import { readDockerfile } from './dockerfile.ts'

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
const secret = 'secret-of-the-image-test-0123456789'
const serviceSchema = z.object({ command: z.string().optional(), environment: z.record(z.string(), z.string()) })
const composeSchema = z.object({
  services: z.object({ web: serviceSchema, worker: serviceSchema, migrate: serviceSchema }),
})
const { services } = composeSchema.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))

let image: Image
let database: TestDatabase | undefined
let redis: RedisServer | null = null
let port: number
const running: Running[] = []
const into = mkdtempSync(join(tmpdir(), 'forecourt-image-'))

/** What compose gives a role, the other services being those of the tests; no S3 and no SMTP: files in /data. */
const environmentOf = (role: keyof typeof services): Variables => {
  const given = Object.entries(services[role].environment)
    .filter(([name]) => !/^(S3|SMTP|EDGE)_|^REDIS_URL$/.test(name))
    .map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, secret),
    ])
  const { meilisearchUrl, meilisearchKey } = inject('servers')
  return {
    ...image.env,
    ...Object.fromEntries(given),
    DATABASE_URL: database?.url,
    MEILISEARCH_URL: meilisearchUrl,
    MEILISEARCH_MASTER_KEY: meilisearchKey,
    SEARCH_INDEX: `image_${port}`,
    DATA_DIR: join(image.root, 'data'),
    INTERNAL_URL: `http://127.0.0.1:${port}`,
    PLATFORM_HOST: `localhost:${port}`,
    PORT: String(port),
    // One visitor asks for everything here.
    VISITOR_LIMIT_FACTOR: '1000',
    ...(redis ? { REDIS_URL: redis.url } : {}),
  }
}

const start = async (role: keyof typeof services, line = services[role].command?.split(' ')): Promise<Running> => {
  const [command = '', ...args] = line ?? image.command
  const cwd = join(image.root, image.workdir)
  const started = await startProcess(
    { command, args },
    { name: role, cwd, env: environmentOf(role), onLine: () => undefined },
  )
  running.push(started)
  return started
}

const ask = async (
  host: string,
  path: string,
  options: { method?: 'POST'; headers?: Record<string, string>; body?: string | FormData } = {},
) => {
  const { headers, ...rest } = options
  const answer = await request(`http://127.0.0.1:${port}${path}`, { ...rest, headers: { host, ...headers } })
  return { status: answer.statusCode, bytes: Buffer.from(await answer.body.arrayBuffer()) }
}
const platform = () => `localhost:${port}`
const json = (bytes: Buffer) => JSON.parse(bytes.toString())

/** What the cache and the image's files consist of. */
const kept = async (): Promise<string[]> => {
  const files = globSync(['data/**', 'app/.next/**'], { cwd: image.root })
  if (!redis) return files.toSorted()
  const client = createClient({ url: redis.url })
  await client.connect()
  const keys = await client.keys('*')
  client.destroy()
  return [...files, ...keys.map(String)].toSorted()
}

beforeAll(async () => {
  // What the stage `build` does, this checkout has been through: `npm ci`, and the build of these very sources.
  const build = readDockerfile(readFileSync('Dockerfile', 'utf8')).filter(({ name }) =>
    ['packages', 'build'].includes(name),
  )
  const steps = build.flatMap(({ instructions }) => instructions.filter(({ name }) => name === 'RUN'))
  expect(steps.map(({ text }) => text)).toEqual(['npm ci', 'npm run build'])
  expect(isBuildFresh(), 'npm run build first').toBe(true)
  const reused = join(into, 'build')
  mkdirSync(reused)
  symlinkSync(projectRoot, join(reused, 'app'))
  image = buildImage({ context: projectRoot, into, reuse: { build: { root: reused, workdir: '/app' } }, say })
  port = await freePort()
  database = await emptyDatabase()
  const program = await redisProgram()
  if (program.program === null) say(`Without a shared cache: ${program.why}.`)
  else redis = await redisServer(program.program)
}, 600_000)

afterAll(async () => {
  await Promise.all(running.toReversed().map((each) => each.stop()))
  await redis?.remove()
  await database?.drop()
  rmSync(into, { recursive: true, force: true })
}, 60_000)

test('OPS-01 H1 the image’s migrate, web and worker start; an upload resized by sharp, a search, a page; 200 unknown addresses leave nothing', async () => {
  const migrated = await start('migrate')
  expect(await migrated.exited, migrated.tail().join('\n')).toEqual({ code: 0, signal: null })
  const admin = ['node_modules/.bin/payload', 'run', 'src/seed/createAdmin.ts', '--', '--email', 'image@example.com']
  const created = await start('migrate', admin)
  await created.exited
  const password = /password (\S+)/.exec(created.tail().join('\n'))?.[1]
  expect(password, created.tail().join('\n')).toBeDefined()

  const web = await start('web')
  const ready = async () => (await ask(platform(), '/api/ready')).status
  await expect.poll(() => ready().catch(() => 0), { timeout: 60_000, message: web.tail().join('\n') }).toBe(200)
  await start('worker')

  const send = (path: string, data: object, headers = {}) =>
    ask(platform(), path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    })
  const { token } = json((await send('/api/users/login', { email: 'image@example.com', password })).bytes)
  const authorization = { authorization: `JWT ${token}` }
  const made = { name: 'Image Motors', slug: 'image-motors', websiteId: 'image-motors', template: 'default' }
  const tenant = json((await send('/api/tenants', made, authorization)).bytes).doc.id

  const photo = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ tenant, alt: 'A photo' }))
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const uploaded = json(
    (await ask(platform(), '/api/media', { method: 'POST', headers: authorization, body: form })).bytes,
  )
  const site = `image-motors.${platform()}`
  const resized = await ask(site, uploaded.doc.sizes.card.url)
  expect(resized.status).toBe(200)
  expect(await sharp(resized.bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 })

  const car = { tenant, stocknum: 'IMAGE1', make: 'Skoda', model: 'Karoq', year: 2024, price: 31_990 }
  await send('/api/cars', car, authorization)
  const query = JSON.stringify({ queries: [{ indexUid: `image_${port}`, q: 'karoq' }] })
  const search = { method: 'POST', headers: { 'content-type': 'application/json' }, body: query } as const
  const hits = async () => json((await ask(site, '/api/search/multi-search', search)).bytes).results?.[0]?.hits?.length
  await expect.poll(() => hits().catch(() => 0), { timeout: 30_000 }).toBe(1)

  const page = await ask(site, '/')
  expect(page.status).toBe(200)
  expect(page.bytes.toString()).toContain('Image Motors')

  // H1: what a page needs beside its address is stored with the first of each kind.
  const kinds = ['cars', 'search', 'blogs', 'brands', 'offers', 'locations', 'x/y', 'blogs/x']
  const askAll = async (n: number) => {
    for (const kind of kinds) expect((await ask(site, `/${kind}/no-such-thing-${n}`)).status).toBe(404)
  }
  await askAll(0)
  const before = await kept()
  for (let n = 1; n <= 25; n += 1) await askAll(n)
  expect(await kept()).toEqual(before)

  // Stopped as docker stops it.
  await web.stop(['SIGTERM'], 10_000)
  expect((await web.exited).signal).not.toBe('SIGKILL')
}, 300_000)
