import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedProfileName } from '@/src/domain/feeds/columns/feedProfiles'
import { testPayload, type TestPayload } from '../setup/testPayload'

/** The files the documentation sends, with what a client for them is set up for and how many cars they hold. */
const files: Record<string, { path: string; profile: FeedProfileName; rows: number }> = {
  'stock.csv': { path: 'feeds/dealer-studio-style.csv', profile: 'dealer-studio', rows: 300 },
  'dealer-studio-style.csv': { path: 'feeds/dealer-studio-style.csv', profile: 'dealer-studio', rows: 300 },
  'easycars-style.json': { path: 'feeds/easycars-style.json', profile: 'easycars', rows: 300 },
  'trader-ads-style.xml': { path: 'feeds/trader-ads-style.xml', profile: 'trader-ads', rows: 300 },
  'listings-au-2023.csv': { path: 'listings-au-2023.csv', profile: 'listings', rows: 10_000 },
}
const data = new URL('../../../shared/data/', import.meta.url)
const present = existsSync(data)
if (!present) process.stdout.write('FEED-01 curl lines: ../shared/data is not here, so its files are not sent.\n')

const host = 'localhost:3000'
let stand: TestPayload
const clients = new Map<string, { id: string; key: string }>()

beforeAll(async () => {
  stand = await testPayload()
}, 180_000)

afterAll(() => stand?.destroy())

const clientFor = async (name: string): Promise<{ id: string; key: string }> => {
  const known = clients.get(name)
  if (known) return known
  const slug = name.replaceAll(/[^a-z0-9]+/g, '-')
  const { id: tenant } = await stand.payload.create({
    collection: 'tenants',
    data: { name, slug, websiteId: slug, template: 'default' },
  })
  const { id, key } = await stand.payload.create({
    collection: 'feed-clients',
    data: {
      tenant,
      name,
      active: true,
      profile: files[name]?.profile ?? 'canonical',
      mode: 'snapshot',
      fetchPhotos: false,
    },
  })
  const client = { id, key: key ?? '' }
  clients.set(name, client)
  return client
}

/** The curl lines of the documentation, as a shell would split them. */
const curlLines = async (): Promise<string[][]> => {
  const text = await readFile(new URL('../../docs/feeds.md', import.meta.url), 'utf8')
  return [...text.matchAll(/^ *curl (.*)$/gm)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? ''),
  )
}

const after = (words: string[], option: string): string[] =>
  words.flatMap((word, at) => (word === option ? [words[at + 1] ?? ''] : []))

/** What a curl line sends, with the shell's variables filled in. */
const requestOf = async (words: string[], vars: Record<string, string>): Promise<Request> => {
  const fill = (text: string): string => text.replace(/\$([A-Z]+)/g, (_, name: string) => vars[name] ?? `$${name}`)
  const [url = ''] = words.filter((word) => word.startsWith('$HOST'))
  const headers = new Headers({ host })
  for (const header of after(words, '-H')) {
    const [name = '', value = ''] = fill(header).split(': ')
    headers.set(name, value)
  }
  const [upload] = after(words, '--data-binary')
  const [json] = after(words, '-d')
  const path = files[upload?.slice(1) ?? '']?.path
  const body = path ? await readFile(new URL(path, data)) : json
  return new Request(fill(url), { method: after(words, '-X')[0] ?? 'GET', headers, ...(body ? { body } : {}) })
}

interface RunFacts {
  counts: Record<'rows' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'rejected', number>
  state: string
  dryRun: boolean
  message: string | null
}

const importFile = async (words: string[]): Promise<{ status: number; body: { run: RunFacts } }> => {
  const client = await clientFor(after(words, '--data-binary')[0]?.slice(1) ?? '')
  const { POST } = await import('@/src/app/api/feeds/[client]/import/route')
  const request = await requestOf(words, { HOST: `http://${host}`, CLIENT: client.id, KEY: client.key })
  const response = await POST(request, { params: Promise.resolve({ client: client.id }) })
  return { status: response.status, body: await response.json() }
}

test.skipIf(!present)(
  'FEED-01 FEED-04 the import lines of docs/feeds.md send every sample file, every row accounted for',
  async () => {
    const imports = (await curlLines()).filter((words) => words.some((word) => word.includes('/import')))
    expect(imports).toHaveLength(5)
    for (const words of imports) {
      const name = after(words, '--data-binary')[0]?.slice(1) ?? ''
      const { status, body } = await importFile(words)
      const { counts, state, dryRun, message } = body.run
      const { rows, created, updated, unchanged, skipped, rejected } = counts
      process.stdout.write(`FEED-04 ${name}: ${JSON.stringify(counts)}\n`)
      expect([name, status, state, message]).toEqual([name, 200, 'done', null])
      expect(created + updated + unchanged + skipped + rejected).toBe(rows)
      expect(Math.abs(rows - (files[name]?.rows ?? 0))).toBeLessThan(10)
      expect(dryRun).toBe(name === 'stock.csv')
    }
    const again = await importFile(imports[1] ?? [])
    expect(again.body.run.counts).toMatchObject({ created: 0, updated: 0, unchanged: 300 })
  },
)

test('FEED-04 the other lines of docs/feeds.md answer as they say', async () => {
  const { id: client, key } = await clientFor('single')
  const { POST } = await import('@/src/app/api/feeds/[client]/import/route')
  const sent = new Request(`http://${host}/api/feeds/${client}/import`, {
    method: 'POST',
    headers: { host, authorization: `Feed-Key ${key}` },
    body: '{"stocknum":"Z1","make":"Kia","model":"Rio"}\n{"model":"No make"}',
  })
  const { run } = await (await POST(sent, { params: Promise.resolve({ client }) })).json()
  const { handleApi } = await import('@/src/payload/http/handleApi')
  const vars: Record<string, string> = { HOST: `http://${host}`, CLIENT: client, KEY: key, RUN: run.id }
  const statuses: [string, number][] = []
  for (const words of (await curlLines()).filter((line) => !line.some((word) => word.includes('/import')))) {
    const request = await requestOf(words, vars)
    const { pathname } = new URL(request.url)
    const params = Promise.resolve({ client, run: run.id })
    const response = pathname.endsWith('rejects.csv')
      ? await (await import('@/src/app/api/feeds/[client]/runs/[run]/rejects.csv/route')).GET(request, { params })
      : pathname.startsWith('/api/feeds/')
        ? await (await import('@/src/app/api/feeds/[client]/runs/[run]/route')).GET(request, { params })
        : await handleApi(stand.config, request)
    const text = await response.text()
    statuses.push([`${request.method} ${pathname.replace(vars.CAR ?? 'none yet', '{car}')}`, response.status])
    if (request.method === 'POST') vars.CAR = JSON.parse(text).doc.id
    if (pathname === '/api/cars' && request.method === 'GET') expect(JSON.parse(text).totalDocs).toBe(1)
  }
  expect(statuses).toEqual([
    [`GET /api/feeds/${client}/runs/${run.id}`, 200],
    [`GET /api/feeds/${client}/runs/${run.id}/rejects.csv`, 200],
    ['POST /api/cars', 201],
    ['GET /api/cars', 200],
    ['PATCH /api/cars/{car}', 200],
    ['DELETE /api/cars/{car}', 200],
  ])
})
