import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { textSocket, type TextSocket } from './textSocket'

/** What a browser says (autopush's protocol): the fields that are answered. */
const said = z.object({
  messageType: z.string().optional(),
  channelID: z.string().optional(),
  key: z.string().optional(),
  updates: z.array(z.object({ version: z.string(), code: z.number().optional() })).optional(),
})

/** A message as an application server delivered it. */
interface Delivery {
  headers: IncomingMessage['headers']
  body: Buffer
  /** Of the answer. */
  status: number
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/**
 * A push service for one Firefox, as Mozilla's autopush is: a WebSocket for the browser (hello, register, unregister, notification,
 * ack) and, on the same port, the endpoints that application servers post to (RFC 8030, RFC 8292).
 */
export const pushService = async (port = 0) => {
  /** Channels by id: the key of the application server that alone may send to it. */
  const channels = new Map<string, string | undefined>()
  const deliveries: Delivery[] = []
  /** Codes of the browser's acknowledgements; 100: shown to the service worker. */
  const acks: (number | undefined)[] = []
  const sockets = new Set<TextSocket>()
  let url = ''

  const answer = (text: string, socket: TextSocket): void => {
    const { messageType, channelID = '', key, updates = [] } = said.parse(JSON.parse(text))
    const reply = (fields: object) => socket.send(JSON.stringify({ messageType, status: 200, ...fields }))
    // A ping.
    if (!messageType) socket.send('{}')
    if (messageType === 'hello') reply({ uaid: randomUUID().replaceAll('-', ''), use_webpush: true, broadcasts: {} })
    if (messageType === 'register') {
      channels.set(channelID, key?.replace(/=+$/, ''))
      reply({ channelID, pushEndpoint: `${url}/wpush/v2/${channelID}` })
    }
    if (messageType === 'unregister') {
      channels.delete(channelID)
      reply({ channelID })
    }
    if (messageType === 'ack') acks.push(...updates.map(({ code }) => code))
  }

  /** @returns the status of the answer */
  const take = (channelID: string, headers: IncomingMessage['headers'], body: Buffer): number => {
    if (!channels.has(channelID)) return 410
    const sender = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=([\w-]+)$/.exec(headers.authorization ?? '')?.[1]
    if (sender === undefined || sender !== channels.get(channelID)) return 401
    if (!/^\d+$/.test(String(headers.ttl))) return 400
    const message = {
      messageType: 'notification',
      channelID,
      version: randomUUID(),
      data: body.toString('base64url'),
      headers: { encoding: headers['content-encoding'] },
    }
    for (const socket of sockets) socket.send(JSON.stringify(message))
    return 201
  }

  const server = createServer(async (request, response) => {
    const channelID = /^\/wpush\/v2\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? ''
    const body = await bodyOf(request)
    const status = take(channelID, request.headers, body)
    deliveries.push({ headers: request.headers, body, status })
    response.writeHead(status, { location: `${url}/m/${randomUUID()}` }).end()
  })
  server.on('upgrade', (request, socket) => {
    const own = textSocket(request, socket, answer)
    sockets.add(own)
    socket.on('close', () => sockets.delete(own))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** For `dom.push.serverURL`. */
    socketUrl: url.replace('http', 'ws'),
    channels,
    deliveries,
    acks,
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type PushService = Awaited<ReturnType<typeof pushService>>
