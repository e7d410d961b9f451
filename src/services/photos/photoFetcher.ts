import { Agent, type Dispatcher } from 'undici'
import { PhotoError } from './PhotoError'
import { publicConnector, type Lookup } from './publicConnector'

const LONGEST_MS = 3_600_000

/**
 * The wait a server asks for: the `Retry-After` header in seconds or as a date, an hour at most. Null when it is
 * absent.
 */
const retryAfterMs = (header: string | null, nowMs: number): number | null => {
  if (header === null) return null
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 1000), LONGEST_MS)
}

export interface PhotoLimits {
  bytes: number
  redirects: number
  connectMs: number
  /** Time limit from the first byte sent to the last one received, redirects included. */
  wholeMs: number
}

const LIMITS: PhotoLimits = { bytes: 20_000_000, redirects: 3, connectMs: 5000, wholeMs: 30_000 }

/** Validators of the stored version, sent back so that an unchanged picture is not transferred again. */
export interface PhotoVersion {
  etag: string | null
  lastModified: string | null
}

export type FetchedPhoto = { kind: 'unchanged' } | ({ kind: 'picture'; bytes: Buffer } & PhotoVersion)

export interface PhotoFetcher {
  /** @throws PhotoError with the reason, and whether a retry makes sense. */
  fetch(address: string, known: PhotoVersion | null): Promise<FetchedPhoto>
  close(): Promise<void>
}

const redirects = new Set([301, 302, 303, 307, 308])

const parsed = (address: string, base?: URL): URL => {
  if (!URL.canParse(address, base)) throw new PhotoError('refused', 'The address cannot be read.')
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PhotoError('refused', 'Only http and https addresses are fetched.')
  if (url.username || url.password) throw new PhotoError('refused', 'The address holds a user name or password.')
  url.hash = ''
  return url
}

const one = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header)?.slice(0, 500) ?? null

const headersFor = (known: PhotoVersion | null): Record<string, string> => ({
  accept: 'image/avif,image/webp,image/jpeg,image/png;q=0.9',
  'user-agent': 'Mozilla/5.0 (compatible; ForecourtPhotos/1.0)',
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
})

/** Reads the body and counts its bytes, because Content-Length may be wrong or missing. */
const collect = async (body: Dispatcher.ResponseData['body'], limit: number): Promise<Buffer> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    const chunk: Buffer = part
    bytes += chunk.length
    if (bytes > limit) throw new PhotoError('refused', `The file is larger than ${Math.round(limit / 1_000_000)} MB.`)
    parts.push(chunk)
  }
  if (bytes === 0) throw new PhotoError('failed', 'The server sent an empty file.')
  return Buffer.concat(parts)
}

const refusal = (status: number, retryAfter: string | null): PhotoError => {
  if (status === 429 || status === 503)
    return new PhotoError(
      'busy',
      `The server asked to come back later (${status}).`,
      retryAfterMs(retryAfter, Date.now()),
    )
  if (status === 404 || status === 410) return new PhotoError('failed', `There is no photo at the address (${status}).`)
  return new PhotoError('failed', `The server answered ${status}.`)
}

const asPhotoError = (error: unknown, host: string): PhotoError => {
  if (error instanceof PhotoError) return error
  if (error instanceof Error && error.cause instanceof PhotoError) return error.cause
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  if (timedOut) return new PhotoError('away', `${host} did not send the photo in time.`)
  return new PhotoError('away', `${host} could not be reached: ${error instanceof Error ? error.message : error}`)
}

/**
 * Fetches photos for feeds (FEED-08): from public web servers only, checked again at every redirect, with limits on
 * size and time. Returns bytes; `readPicture` decides whether they are a picture.
 */
export const photoFetcher = (options: {
  allow: readonly string[]
  limits?: Partial<PhotoLimits>
  lookup?: Lookup
}): PhotoFetcher => {
  const limits = { ...LIMITS, ...options.limits }
  const { allow, lookup } = options
  const agent = new Agent({
    connect: publicConnector({ allow, connectMs: limits.connectMs, ...(lookup ? { lookup } : {}) }),
    keepAliveTimeout: 4000,
    pipelining: 1,
  })

  const follow = async (
    url: URL,
    known: PhotoVersion | null,
    left: number,
    signal: AbortSignal,
  ): Promise<FetchedPhoto> => {
    const { statusCode, headers, body } = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: headersFor(known),
      signal,
    })
    // The error of an unread, destroyed body must not be unhandled.
    body.on('error', () => undefined)
    try {
      if (statusCode === 200) {
        const bytes = await collect(body, limits.bytes)
        return { kind: 'picture', bytes, etag: one(headers.etag), lastModified: one(headers['last-modified']) }
      }
    } finally {
      body.destroy()
    }
    if (statusCode === 304 && known) return { kind: 'unchanged' }
    const location = one(headers.location)
    if (!redirects.has(statusCode) || location === null) throw refusal(statusCode, one(headers['retry-after']))
    if (left === 0) throw new PhotoError('failed', `The address leads on more than ${limits.redirects} times.`)
    return follow(parsed(location, url), known, left - 1, signal)
  }

  return {
    fetch: async (address, known) => {
      const url = parsed(address)
      try {
        return await follow(url, known, limits.redirects, AbortSignal.timeout(limits.wholeMs))
      } catch (error) {
        throw asPhotoError(error, url.host)
      }
    },
    close: () => agent.destroy(),
  }
}
