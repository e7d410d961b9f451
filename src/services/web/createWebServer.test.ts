import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressBuild } from './buildFiles'
import { CompressedBodies, encodingFor } from './compressOnce'
import { createWebServer } from './createWebServer'

/** As the page cache makes them. */
const ETAG = 'W/"2Ro895roaQ3gk0i1u7zkchcR5jM"'
const HTML = `<p>${'A car for everybody. '.repeat(200)}</p>`

/** A server with one script in its build, and what a browser gets from it. */
const serving = async (pages: RequestListener) => {
  const staticDir = mkdtempSync(join(tmpdir(), 'forecourt-static-'))
  writeFileSync(join(staticDir, 'app.js'), `console.log(${JSON.stringify(HTML)})`)
  await compressBuild(staticDir)
  const server = createWebServer(staticDir, pages)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(staticDir, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  return (
    path: string,
    headers: IncomingHttpHeaders = {},
    method = 'GET',
    onPart: (part: string) => void = () => undefined,
  ) =>
    new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => {
          parts.push(part)
          onPart(part.toString())
        })
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
      })
      asked.on('error', reject).end()
    })
}

const kept: RequestListener = (_, response) => {
  response.setHeader('etag', ETAG)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(HTML))
  response.end(HTML)
}
/** How Next sends a page's data: headers first, then piece by piece. */
const inPieces = (etag: string | null, texts: string[]): RequestListener => {
  return (_, response) => {
    if (etag) response.setHeader('etag', etag)
    response.setHeader('content-type', 'text/x-component')
    response.flushHeaders()
    for (const text of texts) response.write(new Uint8Array(Buffer.from(text)))
    response.end()
  }
}

test('a kept page comes whole in the best encoding a browser knows, and says how long it is', async () => {
  const get = await serving(kept)
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: ETAG })
  expect(br.headers['content-length']).toBe(String(br.body.length))
  expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.body).toString()).toBe(HTML)
  const plain = await get('/')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(HTML)
  expect((await get('/', { 'accept-encoding': 'br' }, 'HEAD')).body.length).toBe(0)
})

test('TEN-15 an ETag that is not the page cache’s tells nothing of what is in an answer', async () => {
  let visits = 0
  const get = await serving((_, response) => {
    response.setHeader('etag', 'W/"1f4-19a2b3c4d5e"')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`${(visits += 1)}${HTML}`)
  })
  for (const visit of ['1', '2'])
    expect(brotliDecompressSync((await get('/', { 'accept-encoding': 'br' })).body).toString()[0]).toBe(visit)
})

test('the data of a kept page is put together; a page being made is sent on as it comes', async () => {
  const whole = await (await serving(inPieces(ETAG, [HTML, 'end'])))('/', { 'accept-encoding': 'br' })
  expect(whole.headers['content-length']).toBe(String(whole.body.length))
  expect(brotliDecompressSync(whole.body).toString()).toBe(`${HTML}end`)
  const live = await (await serving(inPieces(null, [HTML, 'end'])))('/', { 'accept-encoding': 'br' })
  expect(live.headers).toMatchObject({ 'transfer-encoding': 'chunked', 'content-encoding': 'br' })
  expect(brotliDecompressSync(live.body).toString()).toBe(`${HTML}end`)
})

test('the pieces of a page being made are put together, and what has come is not held for what is still to come', async () => {
  const pieces = Array.from({ length: 80 }, (_, n) => `<p>${n} A car for everybody.</p>`)
  const small = await serving((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    for (const piece of pieces) {
      response.write(piece)
      // As Next does after each.
      if ('flush' in response && typeof response.flush === 'function') response.flush()
    }
    response.end()
  })
  const { body } = await small('/', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(body).toString()).toBe(pieces.join(''))
  expect(body.length).toBeLessThan(gzipSync(pieces.join('')).length * 1.2)
  let goOn: () => void = () => undefined
  const slow = await serving((_, response) => {
    response.write('first')
    goOn = () => response.end('last')
  })
  const arrived: string[] = []
  const whole = await slow('/', {}, 'GET', (part) => {
    arrived.push(part)
    if (arrived.length === 1) goOn()
  })
  expect(arrived[0]).toBe('first')
  expect(whole.body.toString()).toBe('firstlast')
})

test.each([
  ['s-maxage=3600, stale-while-revalidate=31532400', 's-maxage=3600, max-age=0'],
  ['public, max-age=604800, stale-while-revalidate=2592000', 'public, max-age=604800, stale-while-revalidate=2592000'],
])('SEA-23 a browser asks before it shows what it has: %s', async (next, sent) => {
  const get = await serving((_, response) => {
    response.setHeader('Cache-Control', next)
    response.end('page')
  })
  expect((await get('/')).headers['cache-control']).toBe(sent)
})

test('scripts of the build are answered for without Next; what is not of the build is for Next', async () => {
  const get = await serving((_, response) => response.end('next'))
  const script = await get('/_next/static/app.js', { 'accept-encoding': 'br' })
  expect(script.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(brotliDecompressSync(script.body).toString()).toContain('A car for everybody')
  for (const [path, encoding] of [
    ['/_next/static/app.js', 'gzip'],
    ['/_next/static/app.js', 'br;q=0'],
    ['/_next/static/../../package.json', 'br'],
    ['/_next/static/none.js', 'br'],
  ])
    expect((await get(path ?? '', { 'accept-encoding': encoding })).body.toString()).toBe('next')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  ['', null],
])('of %j the encoding is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))

test('what was not asked for the longest is forgotten first', () => {
  const bodies = new CompressedBodies(20)
  let made = 0
  const ask = (key: string) => bodies.of(key, () => (made++, Buffer.alloc(8)))
  for (const key of ['a', 'b', 'a', 'c', 'a']) ask(key)
  expect(made).toBe(3)
  ask('b')
  expect(made).toBe(4)
})
