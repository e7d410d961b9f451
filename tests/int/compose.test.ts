import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { envNames, parseEnv } from '../../src/env'
import { optionalServices } from '../../src/envVariables'

const dependency = z.object({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
})
const serviceSchema = z.object({
  image: z.string(),
  build: z.union([z.string(), z.object({ context: z.string(), target: z.string() })]).optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), dependency).default({}),
  healthcheck: z.object({ test: z.array(z.string()).min(2), interval: z.string(), retries: z.number() }).optional(),
  restart: z.string(),
})
const composeSchema = z.strictObject({
  'x-app': z.unknown(),
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
})

const compose = composeSchema.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))
const services = Object.entries(compose.services)
const roles = ['web', 'worker', 'migrate'] as const
const dockerfile = readFileSync('Dockerfile', 'utf8')
const dockerSteps = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line))

/** Fills `${NAME:-default}` and `${NAME:?message}` as compose does. */
const interpolate = (text: string, given: Record<string, string>): string =>
  text.replaceAll(/\$\{(\w+):?([-?])?([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const value = given[name]
    if (value !== undefined) return value
    if (kind === '-') return rest
    throw new Error(`compose would stop: ${name} is not set`)
  })

describe('OPS-01 docker-compose.yml', () => {
  test('has every part of the platform', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining([...roles, 'postgres', 'meilisearch', 'mail', 'objects']),
    )
  })

  test.each(services)('%s waits only for services that exist and can be waited for', (_, service) => {
    for (const [name, { condition }] of Object.entries(service.depends_on)) {
      const target = compose.services[name]
      expect(target, name).toBeDefined()
      if (condition === 'service_healthy') expect(target?.healthcheck, name).toBeDefined()
      if (condition === 'service_completed_successfully') expect(target?.restart, name).toBe('on-failure')
    }
  })

  test('nobody waits in a circle', () => {
    const visit = (name: string, path: string[]): void => {
      expect(path).not.toContain(name)
      for (const next of Object.keys(compose.services[name]?.depends_on ?? {})) visit(next, [...path, name])
    }
    for (const [name] of services) visit(name, [])
  })

  test.each(services)('%s mounts declared volumes at absolute paths', (_, service) => {
    for (const mount of service.volumes) {
      const [name = '', target = ''] = mount.split(':')
      expect(Object.keys(compose.volumes)).toContain(name)
      expect(target.startsWith('/')).toBe(true)
    }
  })

  test('what keeps data has a volume', () => {
    for (const name of ['postgres', 'meilisearch', 'objects']) {
      expect(compose.services[name]?.volumes, name).not.toHaveLength(0)
    }
  })

  test.each(services)('%s runs a pinned image', (_, service) => {
    expect(service.image).toMatch(/:.+/)
    expect(service.image).not.toMatch(/:latest$/)
  })

  test('publishes each port of this machine once, and the database not at all', () => {
    const published = services.flatMap(([, service]) => service.ports.map((port) => interpolate(port, {})))
    const ofThisMachine = published.map((port) => `${port.split(':').at(-2)}/${port.split('/')[1] ?? 'tcp'}`)
    expect(new Set(ofThisMachine).size).toBe(ofThisMachine.length)
    expect(ofThisMachine).toContain('443/tcp')
    // Whoever reached the app itself could say any address is theirs.
    for (const name of ['web', 'varnish']) expect(compose.services[name]?.ports, name).toEqual([])
    expect(compose.services.postgres?.ports).toEqual([])
    expect(compose.services.meilisearch?.ports).toEqual([])
  })

  test('the shared cache is bounded, lets go of what was not asked for the longest, and keeps nothing', () => {
    const { command, volumes } = compose.services.redis ?? {}
    expect(command).toMatch(/--save "" --appendonly no --maxmemory \S+ --maxmemory-policy allkeys-lru/)
    expect(volumes).toEqual([])
    expect(compose.services.web?.environment.REDIS_URL).toBe('redis://redis:6379')
  })

  test('one image plays web, worker and migrate', () => {
    const images = roles.map((role) => compose.services[role]?.image)
    expect(new Set(images).size).toBe(1)
    for (const role of roles) expect(compose.services[role]?.build).toBe('.')
    const commands = roles.map((role) => compose.services[role]?.command)
    expect(new Set(commands).size).toBe(roles.length)
  })

  test('the commands name files of this repository or of its packages', () => {
    for (const role of roles) {
      const words = String(compose.services[role]?.command).split(' ')
      for (const file of words.filter((word) => word.includes('/') && !word.includes('0.0.0.0'))) {
        expect(existsSync(file), file).toBe(true)
      }
    }
  })

  test('the environment of each role is complete, and every name in it is one the project reads', () => {
    const secret = 'a-secret-that-is-long-enough'
    const given = {
      POSTGRES_PASSWORD: 'password',
      MEILISEARCH_MASTER_KEY: secret,
      PAYLOAD_SECRET: secret,
      INTERNAL_SECRET: secret,
      EDGE_SECRET: secret,
      S3_SECRET_ACCESS_KEY: secret,
    }
    for (const role of roles) {
      const environment = compose.services[role]?.environment ?? {}
      for (const name of Object.keys(environment)) expect(envNames, name).toContain(name)
      const filled = Object.entries(environment).map(([name, value]) => [name, interpolate(value, given)])
      const env = parseEnv(Object.fromEntries(filled))
      expect(new URL(env.DATABASE_URL).hostname).toBe('postgres')
      expect(new URL(env.MEILISEARCH_URL).hostname).toBe('meilisearch')
      expect(env.SMTP_HOST).toBe('mail')
    }
  })

  test('L8 OPS-01 no secret has a default that would reach production', () => {
    const secrets = /SECRET|MASTER_KEY|PASSWORD|DATABASE_URL/
    for (const [service, { environment = {} }] of Object.entries(compose.services))
      for (const [name, value] of Object.entries(environment).filter(([each]) => secrets.test(each)))
        expect(String(value), `${service} ${name}`).toMatch(/\$\{\w+:(\?|-\}$)/)
  })

  test('OPS-01 every outside service can be switched on in .env, for web and worker alike', () => {
    // Held by the machine, not by compose: what tests and development use.
    const elsewhere = new Set(['PHOTO_FETCH_ALLOW', 'INBOUND_MAIL_DROP'])
    for (const role of ['web', 'worker']) {
      const passed = Object.keys(compose.services[role]?.environment ?? {})
      expect(passed).toEqual(
        expect.arrayContaining(
          [...Object.keys(optionalServices), 'PRIVATE_DATA_KEYS'].filter((name) => !elsewhere.has(name)),
        ),
      )
    }
  })
})

describe('OPS-01 Dockerfile', () => {
  test('builds in stages on a pinned Node 24 and runs as an unprivileged user', () => {
    const bases = dockerSteps.filter((line) => line.startsWith('FROM '))
    expect(bases.length).toBeGreaterThan(1)
    const stages = bases.map((line) => line.split(' AS ')[1])
    for (const line of bases) {
      const from = line.split(' ')[1] ?? ''
      expect(stages.includes(from) || /^node:24\.\d+/.test(from), line).toBe(true)
    }
    const lastStage = dockerSteps.slice(dockerSteps.lastIndexOf(bases.at(-1) ?? ''))
    expect(lastStage).toContain('USER node')
  })

  test('copies only what exists, from stages that exist', () => {
    const stages = dockerSteps.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' AS ')[1])
    const made = ['/app/node_modules', '/app/.next/standalone']
    for (const line of dockerSteps.filter((each) => each.startsWith('COPY '))) {
      const stage = /--from=(\S+)/.exec(line)?.[1]
      if (stage) expect(stages, line).toContain(stage)
      const sources = line
        .replace(/^COPY\s+(--\S+\s+)*/, '')
        .split(' ')
        .slice(0, -1)
      for (const source of sources.filter((each) => !made.includes(each))) {
        expect(existsSync(source.replace('/app/', '')), source).toBe(true)
      }
    }
  })

  test('leaves secrets, data and the repository out of the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    for (const name of ['.env', '.data', '.git', 'node_modules', '.next']) expect(ignored).toContain(name)
  })
})

test('.env.example documents every variable the project reads, and no other', () => {
  const text = readFileSync('.env.example', 'utf8')
  const documented = [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
  const inherited = ['PATH']
  expect([...documented, ...inherited].sort()).toEqual([...envNames].sort())
})
