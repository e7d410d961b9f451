import { Agent, request } from 'undici'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

type Asked = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT'
  headers?: Record<string, string>
  json?: unknown
  body?: string | null
}

/** A connection is given up 3 s before its server would: on a busy machine the end of it arrives late. */
const agent = new Agent({
  connections: 64,
  keepAliveTimeout: 30_000,
  keepAliveTimeoutThreshold: 3_000,
  headersTimeout: 60_000,
})

/** One request to this machine over a connection that is kept open; the host name is sent in the header only. */
export const ask = async (port: number, host: string, path: string, asked: Asked = {}): Promise<Answer> => {
  const { method = 'GET', headers = {}, json, body = null } = asked
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    dispatcher: agent,
    method,
    headers: { host, ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: json === undefined ? body : JSON.stringify(json),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.from(await answer.body.arrayBuffer()),
  }
}

/** The same; any answer but success fails the benchmark. */
export const mustAsk = async (port: number, host: string, path: string, asked: Asked = {}): Promise<Answer> => {
  const answer = await ask(port, host, path, asked)
  if (answer.status >= 300) {
    throw new Error(`${asked.method ?? 'GET'} ${host}${path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
  }
  return answer
}

/** Parsed JSON of an answer, to be validated by a zod schema. */
export const jsonOf = ({ body }: Answer): unknown => JSON.parse(body.toString())

export const closeConnections = (): Promise<void> => agent.close()
