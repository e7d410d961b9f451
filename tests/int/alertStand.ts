import { Logger, runOnce } from 'graphile-worker'
import { expect, type Mock, vi } from 'vitest'
import { z } from 'zod'
import type { AlertDeps } from '@/src/jobs/alerts/AlertDeps'
import { alertClock } from '@/src/jobs/alerts/alertClock'
import { alertTasks } from '@/src/jobs/alerts/alertTasks'
import { drainStockChanges } from '@/src/jobs/queue/drainStockChanges'
import { syncDepsFor } from '@/src/jobs/worker/startWorker'
import type { PushSender } from '@/src/services/push/pushSender'
import type { Car, Tenant } from '@/src/payload-types'
import { ask, shopperStand } from './shoppers/shopperStand'

const logger = new Logger(() => () => undefined)
const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
})
export type Mail = z.infer<typeof mailSchema>

/** Whose headers a server action reads: set by `save`, told to the mocked `next/headers`. */
export const visit: { of: string; token: string | null } = { of: 'own-motors', token: null }

/** A morning in Sydney; each test has days of its own. */
export const morning = (day: number): Date => new Date(Date.UTC(2030, 0, day, 22))

/** An address no other shopper has. */
export const person = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@shopper.example`

export const keyIn = (mail: Mail | undefined): string => /\/alerts\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** The cars a message tells of, by the word that begins with Z in each one's name. */
export const told = (mail: Mail | undefined): string[] =>
  [...new Set(mail?.text.replace(/https?:\S+/g, '').match(/\bZ\w+/g) ?? [])].toSorted()

/** Sends a form to the page of a mail's key. */
export const change = async (
  of: Tenant,
  key: string,
  form: Record<string, string>,
  origin?: string,
): Promise<number> => {
  const { POST } = await import('@/src/app/api/alerts/[key]/route')
  const request = ask(of, `/api/alerts/${key}`, { form, ...(origin ? { origin } : {}) })
  return (await POST(request, { params: Promise.resolve({ key }) })).status
}

/** Three sites with their cars, saved searches, the sync of the index, and the mails that are sent. */
export const alertStand = async () => {
  const s = await shopperStand()
  const { payload } = s.stand
  const sent: Mock = vi.fn()
  vi.spyOn(payload, 'sendEmail').mockImplementation(sent)
  const sync = syncDepsFor(payload, s.pool)
  const push = { send: vi.fn<PushSender['send']>() }
  const deps: AlertDeps = { payload, pool: s.pool, reader: sync.reader, push }
  const work = async (): Promise<void> => {
    await runOnce({ pgPool: s.pool, logger, noHandleSignals: true, taskList: alertTasks(deps) })
    // graphile-worker stops before it has reported the end of its last job.
    const locked = () => s.sql('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')
    await expect.poll(async () => (await locked()).length).toBe(0)
  }
  const mailsTo = (email: string): Mail[] =>
    sent.mock.calls.map(([mail]) => mailSchema.parse(mail)).filter(({ to }) => to === email)
  const searchOf = async (email: string): Promise<Record<string, unknown>> => {
    const columns = 'id::text, shopper_id, confirmed_at, paused_at'
    return (await s.sql(`SELECT ${columns} FROM saved_searches WHERE email = $1`, [email]))[0] ?? {}
  }
  const save = async (of: Tenant, email: string, search: string, token: string | null = null): Promise<void> => {
    const { submitSearchAlert } = await import('@/src/actions/submitSearchAlert')
    Object.assign(visit, { of: of.slug, token })
    const form = new FormData()
    const path = '/search/new-used-and-demo-cars/'
    for (const [name, value] of Object.entries({ email, path, search, words: `Words of ${search}` }))
      form.set(name, value)
    expect((await submitSearchAlert({ kind: 'idle' }, form)).kind).toBe('sent')
    await work()
  }
  return {
    ...{ s, sent, push, deps, work, mailsTo, searchOf, save },
    /** What the worker does after cars have changed: the index, then the matching its sync has woken. */
    settle: async (): Promise<void> => {
      await drainStockChanges(sync)
      await work()
    },
    /** Queues and sends the messages of a moment. */
    mailAt: async (when: Date): Promise<number> => {
      const queued = await alertClock(s.pool, when)
      await work()
      return queued
    },
    saveAndStart: async (of: Tenant, email: string, search: string): Promise<string> => {
      await save(of, email, search)
      const key = keyIn(mailsTo(email).at(-1))
      expect(await change(of, key, { act: 'start', search: String((await searchOf(email)).id) })).toBe(303)
      return key
    },
    /** A car whose name holds a word no other has. */
    named: (of: Tenant, name: string, more: Partial<Car> = {}): Promise<Car> => s.car(of, { badge: name, ...more }),
    patch: (car: Car, data: Partial<Car>) => payload.update({ collection: 'cars', id: car.id, depth: 0, data }),
  }
}
