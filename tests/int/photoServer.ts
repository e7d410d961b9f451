import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A picture with something on it, different for every seed. */
export const picture = (seed: number, width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: `hsl(${(seed * 47) % 360}, 60%, 50%)` } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${20 + seed}" fill="#fff"/></svg>`,
        ),
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()

/** A server of photos on this machine: says what it was asked, and answers as told. */
export const photoServer = async () => {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    response.on('close', () => (atOnce -= 1))
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    asked,
    most: () => mostAtOnce,
    url: (path: string) => `http://${host}${path}`,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    serve: (path: string, bytes: Buffer, headers: Record<string, string> = {}) =>
      void answers.set(path, (request, response) => {
        if (headers.etag && request.headers['if-none-match'] === headers.etag) response.writeHead(304).end()
        else response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(bytes)
      }),
    status: (path: string, status: number, headers: Record<string, string> = {}) =>
      void answers.set(path, (_request, response) => void response.writeHead(status, headers).end()),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
