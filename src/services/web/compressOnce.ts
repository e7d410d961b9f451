import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isPiece } from './gatherPieces.ts'

/** All compressed pages together; the ones not asked for the longest go first. */
const MOST_BYTES = 96_000_000
/** Takes as long as gzip does by default and leaves a tenth less. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

const encoders = { br: (body: Buffer) => brotliCompressSync(body, BROTLI), gzip: (body: Buffer) => gzipSync(body) }
type Encoding = keyof typeof encoders

/** The best encoding a browser names; what it refuses (`q=0`) is left out. Null: none of ours. */
export const encodingFor = (accepted: string): Encoding | null => {
  const named = new Set(
    accepted.split(',').map((one) =>
      one
        .trim()
        .toLowerCase()
        .replace(/;\s*q=(?!0(\.0*)?$).*/, ''),
    ),
  )
  return named.has('br') ? 'br' : named.has('gzip') ? 'gzip' : null
}

/** What the page cache makes of all that is in a page (SHA-1): two pages of any sites with the same one are the same page. Others' say less. */
const KEPT_ETAG = /^W\/"[\w-]{27}"$/

/** Compressed bodies by what they are of; the map's order is that of their last use. */
export class CompressedBodies {
  private readonly bodies = new Map<string, Buffer>()
  private readonly mostBytes: number
  private bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.mostBytes = mostBytes
  }

  of(key: string, make: () => Buffer): Buffer {
    const body = this.bodies.get(key) ?? make()
    if (!this.bodies.delete(key)) this.bytes += body.length
    this.bodies.set(key, body)
    for (const [oldest, { length }] of this.bodies) {
      if (this.bytes <= this.mostBytes) break
      this.bodies.delete(oldest)
      this.bytes -= length
    }
    return body
  }
}

/**
 * A kept page, and its data for React, is compressed for its first visitor only: compressing was two thirds of the work of
 * sending it. Kept is what the page cache gave an ETag, which is made of all that is in it; everything else passes. It must be
 * put over the response after whatever compresses the rest.
 */
export const compressOnce = (bodies: CompressedBodies, request: IncomingMessage, response: ServerResponse): void => {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  if (request.method !== 'GET' || !encoding) return
  const flushHeaders = response.flushHeaders.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const parts: Buffer[] = []

  const keptAs = (): string | null => {
    const [etag, type] = [response.getHeader('etag'), String(response.getHeader('content-type'))]
    if (typeof etag !== 'string' || !KEPT_ETAG.test(etag)) return null
    if (response.statusCode !== 200 || !/^text\/(html|x-component)/.test(type)) return null
    return response.headersSent || response.hasHeader('content-encoding') ? null : `${encoding} ${type} ${etag}`
  }
  // Next sends data in pieces: they are put together.
  const hold: typeof response.write = (...args: unknown[]) => {
    const [part] = args
    if (keptAs() === null || !isPiece(part)) return Reflect.apply(write, response, args)
    parts.push(Buffer.from(part))
    return true
  }
  const endOnce: typeof response.end = (...args: unknown[]) => {
    const [last] = args
    const key = keptAs()
    if (isPiece(last)) parts.push(Buffer.from(last))
    if (key === null || parts.length === 0) return Reflect.apply(end, response, args)
    const body = bodies.of(key, () => encoders[encoding](Buffer.concat(parts)))
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', body.length)
    return end(body)
  }
  response.flushHeaders = () => void (keptAs() === null && flushHeaders())
  response.write = hold
  response.end = endOnce
}
