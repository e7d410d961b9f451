import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { handleApi } from '@/src/payload/http/handleApi'
import { config, own, payload, platform, rowOf, send, setUpTwoDealerships, who } from './access/twoDealerships'
import { makeRow } from './access/world'

setUpTwoDealerships()

const ask = (path: string, headers: HeadersInit = {}, host = platform.host): Promise<Response> =>
  handleApi(
    config,
    new Request(`http://${platform.host}/api${path}`, {
      headers: { ...Object.fromEntries(new Headers(headers)), host },
    }),
  )

test('L4 NFR-06 no cache keeps an answer of the API; files stay as they are', async () => {
  const site = 'own.localhost:3000'
  for (const [path, host] of [
    ['/cars', site],
    ['/cars?limit=1', platform.host],
    ['/users/me', platform.host],
    ['/nothing', platform.host],
    ['/leads', site],
  ] as const) {
    const answer = await ask(path, who.platformAdmin.headers, host)
    expect(answer.headers.get('cache-control'), `${path} ${answer.status}`).toBe('no-store')
  }
  const media = await makeRow(payload, 'media', own)
  const { filename } = await payload.findByID({ collection: 'media', id: media, depth: 0 })
  const file = await ask(`/media/file/${filename}`, {}, site)
  expect(file.status).toBe(200)
  expect(file.headers.get('cache-control')).toBeNull()
})

test('L9 NFR-06 an address or a cookie that makes no sense is the visitor’s mistake, not ours', async () => {
  const id = own.freshCar()
  const asked: Record<string, Record<string, string>> = {
    '/media/file/%00.webp': {},
    '/media/file/a%00b.webp': {},
    '/documents/file/%00': {},
    [`/cars/%20${id}`]: {},
    [`/cars/${id}%20`]: {},
    [`/cars/{${id}}`]: {},
    [`/cars/${id}%00`]: {},
    [`/cars?where[id][equals]=%20${id}`]: {},
    [`/cars?where[tenant][equals]=${id}%20`]: {},
    '/cars?where[make][equals]=%00': {},
    '/cars?limit=1': { cookie: `payload-tenant="${own.tenant}"` },
    '/offers?limit=2': { cookie: 'payload-tenant=%00' },
    '/offers?limit=3': { cookie: "payload-tenant='x'" },
  }
  for (const [path, headers] of Object.entries(asked)) {
    const answer = await ask(path, { ...Object.fromEntries(new Headers(who.marketer.headers)), ...headers })
    const text = await answer.text()
    expect.soft([200, 400, 404], `${path} ${answer.status} ${text}`).toContain(answer.status)
  }
  for (const method of ['PATCH', 'DELETE'])
    for (const odd of [`%20${id}`, `${id}%00`, `{${id}}`])
      expect
        .soft([400, 403, 404], `${method} ${odd}`)
        .toContain((await send(who.dealershipAdmin, method, `/cars/${odd}`, { km: 5 })).status)
  const made = await send(
    {
      ...who.marketer,
      headers: { ...Object.fromEntries(new Headers(who.marketer.headers)), cookie: `payload-tenant="${own.tenant}"` },
    },
    'POST',
    '/offers',
    { name: 'Offer', slug: 'quoted' },
  )
  expect(made.status, made.text).toBe(400)
  for (const make of ['a\u0000b', '\u0000']) {
    const answer = await send(who.marketer, 'PATCH', `/cars/${id}`, { make })
    expect.soft(answer.status, answer.text).toBe(400)
  }
})

test('L9 NFR-06 a question for a choice that a field does not have is refused in words, and fails no statement', async () => {
  const logged = vi.spyOn(payload.logger, 'error')
  const asks = [
    ['cars', 'where[price_type][equals]=excl_govt_charges'],
    ['cars', 'where[price_type][not_equals]=excl_govt_charges'],
    ['cars', 'where[price_type][in]=egc,other'],
    ['cars', 'where[price_type][not_in][0]=other'],
    ['cars', 'where[price_type][like]=egc'],
    ['cars', 'where[price_type][contains]=egc'],
    ['cars', 'where[and][0][or][0][status][equals]=gone'],
    ['cars', 'draft=true&where[price_type][equals]=other'],
    ['cars/count', 'where[price_type][equals]=other'],
    ['cars/versions', 'where[version.price_type][equals]=other'],
    ['cars/versions', 'where[version__price_type][equals]=other'],
    ['locations', 'where[address.state][equals]=NZ'],
    ['cars', 'where[location.address.state][equals]=NZ'],
  ]
  for (const [path, query] of asks) {
    const answer = await ask(`/${path}?${query}`, who.dealershipAdmin.headers)
    const text = await answer.text()
    expect.soft(answer.status, `${path}?${query} ${text}`).toBe(400)
    expect.soft(text, `${path}?${query}`).toMatch(/has no such choice/)
  }
  const visitor = await ask('/cars?where[price_type][equals]=excl_govt_charges', {}, 'own.localhost:3000')
  expect(visitor.status).toBe(400)
  expect(await visitor.text()).toContain('price_type has no such choice.')
  for (const fine of ['[equals]=egc', '[in]=egc,drive_away', '[exists]=true', '[not_in][0]=egc'])
    expect.soft((await ask(`/cars?where[price_type]${fine}`, {}, 'own.localhost:3000')).status, fine).toBe(200)
  expect(logged.mock.calls).toEqual([])
  logged.mockRestore()
})

test('L9 NFR-06 refused and unknown requests write one line each, without a stack trace', async () => {
  const lines: unknown[] = []
  const { logger } = payload
  const { error, info } = logger
  logger.error = (line: unknown) => void lines.push(line)
  logger.info = (line: unknown) => void lines.push(line)
  try {
    const path = `/cars/${own.freshCar()}`
    expect((await send(who.sales, 'PATCH', path, { km: 1 })).status).toBe(403)
    expect((await send(who.marketer, 'GET', `/cars/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await send(who.anonymous, 'GET', '/media/file/nothing.webp')).status).toBe(403)
    expect((await send(platform, 'POST', '/users/login', { email: 'a@b.test', password: 'x' })).status).toBe(401)
    expect(
      (await send(platform, 'POST', '/users/reset-password', { token: 'x', password: 'kettle moon nine' })).status,
    ).toBe(403)
    expect((await send(who.marketer, 'GET', '/cars?where[nothing][equals]=x')).status).toBe(400)
  } finally {
    Object.assign(logger, { error, info })
  }
  expect(JSON.stringify(lines)).toContain('not allowed')
  for (const line of lines) expect(JSON.stringify(line)).not.toMatch(/stack|node_modules|"err"/)
})

test('L8 CAR-25 a document that is a page of HTML as well is kept and served as a PDF', async () => {
  const polyglot = Buffer.concat([
    readFileSync(path.join(import.meta.dirname, 'access/assets/report.pdf')),
    Buffer.from('\n<html><script>alert(1)</script></html>'),
  ])
  for (const [name, type] of [
    ['report.html', 'application/pdf'],
    ['report.pdf.svg', 'application/pdf'],
    ['report.html', 'text/html'],
    ['report.htm', 'image/png'],
  ] as const) {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ tenant: own.tenant, title: name }))
    form.set('file', new File([polyglot], name, { type }))
    const made = await send(who.marketer, 'POST', '/documents', form)
    expect([201, 400], made.text).toContain(made.status)
    if (made.status === 400) continue
    const filename = String(rowOf(made).filename)
    expect(filename).not.toMatch(/\.(html?|svg)$/)
    const served = await ask(`/documents/file/${filename}`, {}, 'own.localhost:3000')
    expect(served.headers.get('content-type')).not.toMatch(/html|svg|xml/)
  }
})
