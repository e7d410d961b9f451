import { request } from 'node:http'

export interface EdgeAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** 'hit': kept here; 'miss': the app was asked; undefined: answered by the edge itself. */
  cache: string | undefined
}

export interface EdgeQuestion {
  method?: string
  host?: string
  headers?: Record<string, string>
  body?: string
  /** Address this machine asks from. */
  from?: string
}

/** One request over a connection of its own. */
export const askEdge = (port: number, path: string, question: EdgeQuestion = {}): Promise<EdgeAnswer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', host = 'one.test', headers = {}, body, from } = question
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false, localAddress: from },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const cache = response.headers['x-cache']
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
            cache: typeof cache === 'string' ? cache : undefined,
          })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
