import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runOnce } from 'graphile-worker'
import { expect } from 'vitest'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import { tasks } from '@/src/jobs/taskNames'
import { type Editing, editingHarness } from './editing.harness'

export const SECRET = 'a secret of the receiver'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks on this machine, which answers as told, then 200. */
const receiver = async () => {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.statusCode = answers.shift() ?? 200
      response.setHeader('location', '/elsewhere')
      response.end(`answer ${response.statusCode}`)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, received, answers, close: () => new Promise((done) => server.close(done)) }
}

export interface DeliveryWorld extends Editing {
  hook: Awaited<ReturnType<typeof receiver>>
  /** Runs the jobs that are due, as the worker does. */
  work(): Promise<void>
  retryNow(): Promise<unknown>
  /** Changes the job of a delivery. */
  setJob(delivery: string, set: string): Promise<unknown>
  waiting(): Promise<number>
  lead(data?: object): Promise<string>
  destination(data?: object): Promise<string>
  deliveryOf(lead: string): Promise<{ id: string; state?: string | null; attempts?: number | null } & object>
  end(): Promise<void>
}

export const deliveryWorld = async (): Promise<DeliveryWorld> => {
  const hook = await receiver()
  process.env.PHOTO_FETCH_ALLOW = hook.host
  const h = await editingHarness()
  const taskList = leadTasks({ payload: h.payload, pool: h.pool, allow: [hook.host] })
  const create = async (collection: 'leads' | 'lead-destinations', data: object): Promise<string> =>
    (await h.payload.create({ collection, data: { tenant: h.own.tenant, ...data } as never })).id
  return {
    ...h,
    hook,
    work: async () => {
      const count = async (where: string): Promise<number> =>
        (await h.pool.query(`SELECT FROM graphile_worker.jobs WHERE ${where}`)).rowCount ?? 0
      // One run ends while the queue of a destination is still taken by its last job.
      do {
        await runOnce({ pgPool: h.pool, taskList, noHandleSignals: true })
        await expect.poll(() => count('locked_by IS NOT NULL')).toBe(0)
      } while (await count(`task_identifier IN ('${tasks.deliverLead}', '${tasks.mailLead}') AND run_at <= now()`))
    },
    retryNow: () => h.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()'),
    setJob: (delivery, set) =>
      h.pool.query(`UPDATE graphile_worker._private_jobs SET ${set} WHERE key = $1`, [
        `${tasks.deliverLead}:${delivery}`,
      ]),
    waiting: async () => {
      const jobs = 'SELECT FROM graphile_worker.jobs WHERE task_identifier = $1'
      return (await h.pool.query(jobs, [tasks.deliverLead])).rowCount ?? 0
    },
    lead: (data = {}) =>
      create('leads', {
        name: 'Jane',
        last_name: 'Doe',
        email: 'jane@example.com',
        category: 'Test Drive',
        vehicle_make: 'Toyota',
        vehicle_model: 'Corolla',
        ...data,
      }),
    destination: (data = {}) =>
      create('lead-destinations', {
        name: 'CRM',
        kind: 'webhook',
        address: `http://${hook.host}/leads`,
        secret: SECRET,
        ...data,
      }),
    deliveryOf: async (lead) => {
      const { docs } = await h.payload.find({ collection: 'lead-deliveries', where: { lead: { equals: lead } } })
      expect(docs).toHaveLength(1)
      return docs[0]!
    },
    end: async () => {
      delete process.env.PHOTO_FETCH_ALLOW
      await h.destroy()
      await hook.close()
    },
  }
}
