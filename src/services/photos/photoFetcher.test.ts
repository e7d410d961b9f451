import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PhotoError } from './PhotoError'
import { photoFetcher, type PhotoFetcher, type PhotoLimits } from './photoFetcher'
import type { Lookup } from './publicConnector'

let server: Server
let base: string
let listening: string
let handler: RequestListener
let asked: string[]
const fetchers: PhotoFetcher[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  listening = `127.0.0.1:${(server.address() as AddressInfo).port}`
  base = `http://${listening}`
})
afterAll(async () => {
  await Promise.all(fetchers.map((fetcher) => fetcher.close()))
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  asked = []
})

const fetcher = (limits: Partial<PhotoLimits> = {}, lookup?: Lookup, allow = [listening]): PhotoFetcher => {
  const made = photoFetcher({ allow, limits, ...(lookup ? { lookup } : {}) })
  fetchers.push(made)
  return made
}
const failure = async (run: Promise<unknown>): Promise<PhotoError> => {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof PhotoError)) throw new Error(`not refused: ${String(error)}`)
  return error
}
const answer = (status: number, headers: Record<string, string> = {}, body: Buffer | string = ''): RequestListener => {
  return (_request, response) => void response.writeHead(status, headers).end(body)
}
const jpeg = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()

describe('a photo', () => {
  test('FEED-08 comes with what makes a later look cheap', async () => {
    const bytes = await jpeg()
    handler = answer(200, { etag: '"v1"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' }, bytes)
    const version = { etag: '"v1"', lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT' }
    expect(await fetcher().fetch(`${base}/a.jpg?size=1#top`, null)).toEqual({ kind: 'picture', bytes, ...version })
    expect(asked).toEqual(['/a.jpg?size=1'])
    handler = (request, response) => {
      const known = request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] !== undefined
      response.writeHead(known ? 304 : 500).end()
    }
    expect(await fetcher().fetch(`${base}/a.jpg`, version)).toEqual({ kind: 'unchanged' })
  })

  test('FEED-08 is followed through three redirects, not four', async () => {
    const bytes = await jpeg()
    handler = (request, response) => {
      const step = Number(request.url?.slice(1))
      if (step === 0) response.end(bytes)
      else response.writeHead(302, { location: `/${step - 1}` }).end()
    }
    expect(await fetcher().fetch(`${base}/3`, null)).toMatchObject({ kind: 'picture' })
    expect((await failure(fetcher().fetch(`${base}/4`, null))).message).toMatch(/leads on more than 3 times/)
  })
})

describe('an address that is not on the public web', () => {
  test.each([
    'http://127.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://0x7f000001/a.jpg',
    'http://2130706433/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/a.jpg',
    'http://localhost/a.jpg',
    'http://8.8.8.8:22/a.jpg',
    'https://8.8.8.8:6379/a.jpg',
    'ftp://example.com/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://user:secret@example.com/a.jpg',
    'http://',
    'not an address',
  ])('FEED-08 %s is refused for good', async (address) => {
    expect((await failure(fetcher({}, undefined, []).fetch(address, null))).kind).toBe('refused')
  })

  test('FEED-08 a redirect to one is refused and never asked', async () => {
    for (const location of ['http://127.0.0.1:1/x', 'http://169.254.169.254/', '//10.0.0.1/x', 'file:///etc/passwd']) {
      handler = answer(302, { location })
      expect((await failure(fetcher().fetch(`${base}/a.jpg`, null))).kind, location).toBe('refused')
    }
  })

  test('FEED-08 a name is resolved once for a connection, and that very address is asked', async () => {
    handler = answer(200, {}, await jpeg())
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let lookups = 0
    const rebinding: Lookup = async () => answers[Math.min(lookups++, 1)] ?? []
    const port = listening.split(':')[1]
    const photos = fetcher({}, rebinding)
    expect(await photos.fetch(`http://photos.test:${port}/a.jpg`, null)).toMatchObject({ kind: 'picture' })
    expect(lookups).toBe(1)
    const fresh = fetcher({}, rebinding)
    expect((await failure(fresh.fetch(`http://photos.test:${port}/a.jpg`, null))).kind).toBe('refused')
  })

  test('FEED-08 one private address among public ones refuses the name', async () => {
    const mixed: Lookup = async () => ['93.184.216.34', '192.168.0.1']
    expect((await failure(fetcher({}, mixed, []).fetch('http://photos.test/a.jpg', null))).kind).toBe('refused')
  })

  test('FEED-08 an allowed address is allowed on its port only', async () => {
    const error = await failure(fetcher({}, undefined, ['127.0.0.1:1']).fetch(`${base}/a.jpg`, null))
    expect(error.kind).toBe('refused')
    expect(asked).toEqual([])
  })
})

describe('a server that misbehaves', () => {
  test.each([
    [404, 'failed', /no photo/],
    [403, 'failed', /403/],
    [500, 'failed', /500/],
    [304, 'failed', /304/],
  ])('FEED-08 answers %i', async (status, kind, message) => {
    handler = answer(status)
    const error = await failure(fetcher().fetch(`${base}/a.jpg`, null))
    expect(error.kind).toBe(kind)
    expect(error.message).toMatch(message)
  })

  test.each([
    [429, '7', 7000],
    [503, '99999', 3_600_000],
    [429, 'soon', null],
  ])('FEED-08 answers %i and asks to wait %s', async (status, retryAfter, wait) => {
    handler = answer(status, { 'retry-after': retryAfter })
    expect(await failure(fetcher().fetch(`${base}/a.jpg`, null))).toMatchObject({ kind: 'busy', retryAfterMs: wait })
  })

  test('FEED-08 an endless body is cut off by counting, whatever the header says', async () => {
    let closed: () => void = () => undefined
    const hungUp = new Promise<void>((resolve) => (closed = resolve))
    handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 1)));
      }
      response.on('drain', more).on('close', closed)
      more()
    }
    const error = await failure(fetcher({ bytes: 2_000_000 }).fetch(`${base}/a.jpg`, null))
    expect(error).toMatchObject({ kind: 'refused', message: 'The file is larger than 2 MB.' })
    await hungUp
  })

  test('FEED-08 a slow server is left when its time is up, at any stage', async () => {
    const silent: RequestListener = () => undefined
    const dripping: RequestListener = (request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 10)
      request.on('close', () => clearInterval(drip))
    }
    const circling: RequestListener = (request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 60)
    }
    for (const slow of [silent, dripping, circling]) {
      handler = slow
      const error = await failure(fetcher({ wholeMs: 150 }).fetch(`${base}/a.jpg`, null))
      expect(error.kind).toBe('away')
      expect(error.message).toMatch(/in time/)
    }
  })

  test('FEED-08 an unknown name or a closed port says so', async () => {
    const unknown: Lookup = async () => Promise.reject(new Error('ENOTFOUND'))
    expect(await failure(fetcher({}, unknown).fetch('http://gone.test/a.jpg', null))).toMatchObject({
      kind: 'away',
      message: 'The server gone.test is not known.',
    })
    expect((await failure(fetcher({}, undefined, ['127.0.0.1:1']).fetch('http://127.0.0.1:1/', null))).kind).toBe(
      'away',
    )
  })

  test('FEED-08 a broken or empty answer is a failure, not a crash', async () => {
    handler = (_request, response) => void response.socket?.destroy()
    expect((await failure(fetcher().fetch(`${base}/a.jpg`, null))).kind).toBe('away')
    handler = answer(200)
    expect((await failure(fetcher().fetch(`${base}/a.jpg`, null))).message).toMatch(/empty file/)
    handler = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy())
    }
    expect((await failure(fetcher().fetch(`${base}/a.jpg`, null))).kind).toBe('away')
  })
})
