import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { processMetrics } from '../metrics/processMetrics'
import { requestKind } from '../metrics/requestKind'
import { beginRequest } from './currentRequest'

/** Names a request that is being answered. Whatever a client sends under this name is overwritten. */
export const REQUEST_ID_HEADER = 'x-forecourt-request'

/** Names a request in logs, here and in the answer; a trusted proxy may have named it already. */
const TRACE_HEADER = 'x-request-id'

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
/** What Next takes from a proxy in front, whether there is one or not. */
const TOLD_BY_PROXY = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']
/** Methods a Request cannot have (https://fetch.spec.whatwg.org/#methods): Next would fail to make one and answer 500. */
const UNSUPPORTED = new Set(['CONNECT', 'TRACE', 'TRACK'])
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export interface OpenRequest {
  /** Remote address of the connection; '' when it is closed already. */
  peer: string
  /** A proxy passed the request on: the connection is the proxy's, not the visitor's. */
  forwarded: boolean
  /** Node's own response: its status, headers, and 'close' when it was sent or the client disconnected. */
  response: ServerResponse
}

declare global {
  var openRequests: Map<string, OpenRequest> | undefined
}

const messageSchema = z.object({
  request: z.instanceof(IncomingMessage),
  response: z.instanceof(ServerResponse),
})

const traceId = (request: IncomingMessage, trusted: boolean): string | undefined =>
  trusted ? z.uuid().safeParse(request.headers[TRACE_HEADER]).data : undefined

/** Counts a request whose answer was sent or whose client is gone. */
const count = (kind: string, started: number, response: ServerResponse): void => {
  const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'unfinished'
  processMetrics().requests.observe({ kind, status }, (performance.now() - started) / 1000)
}

/**
 * Notes every request of this process until it is answered, before anything else reads it: headers such as
 * X-Forwarded-For can be forged, a connection cannot. Next gives neither the proxy nor a route handler the connection or
 * the end of the answer (docs/decisions/0024-client-address.md). Where no proxy is trusted, what one would say of scheme
 * and host is taken off: Next would make addresses of it.
 */
export const noteRequests = (trustsProxy: () => boolean = () => false): void => {
  // One per process: the proxy and each route are bundled on their own.
  const open = (globalThis.openRequests ??= new Map())
  subscribe('http.server.request.start', (message) => {
    const parsed = messageSchema.safeParse(message)
    if (!parsed.success) return
    const { request, response } = parsed.data
    const id = randomUUID()
    const forwarded = FORWARDED.some((name) => request.headers[name] !== undefined)
    open.set(id, { peer: request.socket.remoteAddress ?? '', forwarded, response })
    request.headers[REQUEST_ID_HEADER] = id
    const requestId = traceId(request, trustsProxy()) ?? id
    beginRequest({ requestId, host: request.headers.host ?? '' })
    response.setHeader(TRACE_HEADER, requestId)
    if (UNSUPPORTED.has(request.method ?? '')) request.method = 'OPTIONS'
    if (!trustsProxy()) for (const name of TOLD_BY_PROXY) delete request.headers[name]
    const started = performance.now()
    const kind = requestKind(request.url ?? '')
    response.once('close', () => {
      open.delete(id)
      count(kind, started, response)
    })
  })
}

/** The request these headers belong to; undefined: it is answered, or this server notes none. */
export const openRequest = (headers: Headers): OpenRequest | undefined =>
  globalThis.openRequests?.get(headers.get(REQUEST_ID_HEADER) ?? '')

/** Whether a request came straight from this machine. False wherever the server does not note it. */
export const isFromThisMachine = (headers: Headers): boolean => {
  const request = openRequest(headers)
  return request !== undefined && !request.forwarded && LOOPBACK.has(request.peer)
}
