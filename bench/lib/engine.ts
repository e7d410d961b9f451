import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Servers } from '../../scripts/servers/servers.ts'
import { jsonOf, mustAsk } from './http.ts'

const documentsSchema = z.object({ results: z.array(z.looseObject({ id: z.string() })) })
const taskSchema = z.object({ taskUid: z.number() })
const statusSchema = z.object({ status: z.string() })

const POLL_MS = 10

/** The engine, spoken to directly. */
export const engineOf = (servers: Servers) => {
  const url = new URL(servers.meilisearchUrl)
  const headers = { authorization: `Bearer ${servers.meilisearchKey}` }
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, json?: unknown): Promise<unknown> =>
    jsonOf(
      await mustAsk(Number(url.port), url.host, path, { method, headers, ...(json === undefined ? {} : { json }) }),
    )
  const untilDone = async (enqueued: unknown): Promise<void> => {
    const { taskUid } = taskSchema.parse(enqueued)
    for (;;) {
      const { status } = statusSchema.parse(await call('GET', `/tasks/${taskUid}`))
      if (status === 'succeeded') return
      if (status === 'failed' || status === 'canceled') throw new Error(`Task ${taskUid} ${status}.`)
      await sleep(POLL_MS)
    }
  }
  return { port: Number(url.port), host: url.host, headers, call, untilDone }
}

/** Every document of the stock index, with the fields visitors never see. */
export const stockDocuments = async (servers: Servers): Promise<({ id: string } & Record<string, unknown>)[]> =>
  documentsSchema.parse(await engineOf(servers).call('GET', '/indexes/Car_production/documents?limit=5000')).results
