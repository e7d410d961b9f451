import { createServer, type IncomingHttpHeaders, IncomingMessage, request, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { noteRequests, REQUEST_ID_HEADER } from './openRequests'

export interface Answered {
  status: number
  text: string
  headers: IncomingHttpHeaders
}

interface AskOptions {
  signal?: AbortSignal
  /** Source address of the connection, one of 127.0.0.0/8. */
  localAddress?: string
  method?: string
}

let noted = false

/** A real web server whose requests are noted as in production. `work` gets the headers as a route handler does. */
export const notedServer = async (
  work: (headers: Headers, path: string, response: ServerResponse) => Promise<void>,
  trustsProxy: () => boolean = () => false,
) => {
  if (!noted) noteRequests(trustsProxy)
  noted = true
  const server = createServer((asked, response) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(asked.headers)) headers.set(name, String(value))
    void work(headers, asked.url ?? '', response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    ask: (
      path: string,
      headers: Record<string, string> = {},
      { signal, localAddress = '127.0.0.1', method = 'GET' }: AskOptions = {},
    ): Promise<Answered> =>
      new Promise((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port,
          path,
          method,
          headers,
          agent: false,
          localAddress,
          ...(signal && { signal }),
        }
        const asking = request(options, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
        })
        asking.on('error', reject).end()
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Headers of a request whose connection comes from `peer`. */
export const headersFrom = (peer: string): Record<string, string> => {
  const open = (globalThis.openRequests ??= new Map())
  open.set(`test ${peer}`, { peer, forwarded: false, response: new ServerResponse(new IncomingMessage(new Socket())) })
  return { [REQUEST_ID_HEADER]: `test ${peer}` }
}
