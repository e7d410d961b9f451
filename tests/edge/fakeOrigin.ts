import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeOrigin {
  port: number
  /** Addresses asked of it, health checks apart. */
  asked: IncomingMessage[]
  /** What it answers; changed by tests. */
  answer: RequestListener
  stop: () => Promise<void>
  start: () => Promise<void>
}

const cachedPage = (request: IncomingMessage, response: ServerResponse, number: number): void => {
  const tenant = request.headers.host?.split('.')[0] ?? ''
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=3600',
    vary: 'RSC, Next-Router-State-Tree',
    'x-request-id': request.headers['x-request-id'] ?? 'made by the app',
    xkey: `site:${tenant} page:${tenant}:${request.url?.split('?')[0] ?? ''}`,
  })
  response.end(`${tenant} ${request.url ?? ''} ${request.headers.rsc ? 'data' : 'page'} ${number}`)
}

/** An app that says what it was asked and how often, so that tests can tell a kept answer from a made one. */
export const startFakeOrigin = async (): Promise<FakeOrigin> => {
  const asked: IncomingMessage[] = []
  const origin: Pick<FakeOrigin, 'answer'> = {
    answer: (request, response) => cachedPage(request, response, asked.length),
  }
  const server = createServer((request, response) => {
    if (request.url === '/api/health') {
      response.end('ok')
      return
    }
    asked.push(request)
    origin.answer(request, response)
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port }: AddressInfo = Object(server.address())
  return Object.assign(origin, {
    port,
    asked,
    start: () => listen(port),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
