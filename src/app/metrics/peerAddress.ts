import { subscribe } from 'node:diagnostics_channel'
import { z } from 'zod'

/** Carries the address a request's own connection came from; whatever a client sends under this name is overwritten. */
const PEER_HEADER = 'x-forecourt-peer'

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const messageSchema = z.object({
  request: z.object({
    headers: z.custom<Record<string, string | string[] | undefined>>((value) => typeof value === 'object'),
    socket: z.object({ remoteAddress: z.string().optional() }).loose(),
  }),
})

/**
 * Notes on every request where its connection came from, before anything else sees it: headers such as X-Forwarded-For
 * can be forged, a connection cannot. A request that a proxy passed on names nobody: the connection is the proxy's.
 */
export const notePeers = (): void =>
  subscribe('http.server.request.start', (message) => {
    const parsed = messageSchema.safeParse(message)
    if (!parsed.success) return
    const { headers, socket } = parsed.data.request
    const direct = FORWARDED.every((name) => headers[name] === undefined)
    headers[PEER_HEADER] = direct ? (socket.remoteAddress ?? '') : ''
  })

/** Whether a request came straight from this machine. False wherever the server does not note it. */
export const isFromThisMachine = (headers: Headers): boolean => LOOPBACK.has(headers.get(PEER_HEADER) ?? '')
