import { Logger, runOnce } from 'graphile-worker'
import { expect } from 'vitest'
import { financeTasks } from '@/src/jobs/finance/financeTasks'
import { applicationSteps } from '@/src/domain/finance/application/applicationPages'
import { sampleAnswers } from '@/src/domain/finance/application/sampleAnswers.testing'
import type { Tenant } from '@/src/payload-types'
import type { LenderApplication, LenderError } from '@/src/services/lenders/Lender'
import { shopperStand, type ShopperStand } from './shoppers/shopperStand'

const quiet = new Logger(() => () => undefined)

/** A browser: its cookies, and the site it is on. */
export interface Browser {
  of: Tenant
  cookies: Map<string, string>
}

/** What Next's `cookies()` and `headers()` give: the browser whose turn it is. */
export const turn: { browser: Browser | null } = { browser: null }

export const headersOf = ({ of, cookies }: Browser): Headers =>
  new Headers({
    host: `${of.slug}.localhost:3000`,
    'x-forwarded-for': '10.7.0.1',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })

export const browserOn = (of: Tenant, session: string | null = null): Browser => ({
  of,
  cookies: new Map(session ? [['shopper-session', session]] : []),
})

export interface FinanceStand extends ShopperStand {
  /** Sends the form of a step; where it leads, or what it answers. */
  step: (browser: Browser, id: string, more?: Record<string, string>) => Promise<string>
  /** Sends every step. */
  fill: (browser: Browser, email: string, more?: Record<string, string>) => Promise<void>
  declare: (browser: Browser, more?: Record<string, string>) => Promise<string>
  upload: (browser: Browser, content: string | Uint8Array, name?: string) => Promise<string>
  lender: { sent: LenderApplication[]; refuse: LenderError | null }
  /** Headers of a new member of staff of a dealership. */
  staff: (of: Tenant, role: 'sales' | 'marketer') => Promise<Record<string, string>>
  /** Runs the queued jobs of finance applications; a failed one waits for its next turn. */
  work: () => Promise<void>
  retryNow: () => Promise<unknown>
}

const redirectOf = (error: unknown): string => {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
  if (!digest.startsWith('NEXT_REDIRECT')) throw error
  return digest.split(';')[2] ?? ''
}

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

/** Sites that take finance applications, and a lender that answers as told. */
export const financeStand = async (): Promise<FinanceStand> => {
  const s = await shopperStand()
  const { payload } = s.stand
  for (const { id } of [s.own, s.other, s.group])
    await payload.update({
      collection: 'tenants',
      id,
      data: { settings: { 'features.garage': true, 'finance.application.enabled': true, finance_provider: 'Angle' } },
    })
  const lender: FinanceStand['lender'] = { sent: [], refuse: null }
  const gateway = {
    name: 'test',
    send: async (application: LenderApplication) => {
      if (lender.refuse) throw lender.refuse
      lender.sent.push(application)
      return `L-${lender.sent.length}`
    },
  }
  const act = async (browser: Browser, run: () => Promise<{ kind: string }>): Promise<string> => {
    turn.browser = browser
    try {
      const state = await run()
      return JSON.stringify(state)
    } catch (error) {
      return redirectOf(error)
    }
  }
  const step: FinanceStand['step'] = (browser, id, more = {}) =>
    act(browser, async () => {
      const { saveFinanceStep } = await import('@/src/actions/finance/saveFinanceStep')
      return saveFinanceStep({ kind: 'idle' }, formOf({ ...sampleAnswers[id], step: id, ...more }))
    })
  return {
    ...s,
    lender,
    step,
    fill: async (browser, email, more = {}) => {
      for (const { id } of applicationSteps) await step(browser, id, id === 'you' ? { email, ...more } : {})
    },
    declare: (browser, more = {}) =>
      act(browser, async () => {
        const { submitFinanceApplication } = await import('@/src/actions/finance/submitFinanceApplication')
        const signed = { share: 'on', credit: 'on', true: 'on', signature: 'Robin Example' }
        return submitFinanceApplication({ kind: 'idle' }, formOf({ ...signed, ...more }))
      }),
    upload: async (browser, content, name = 'payslip.pdf') => {
      const { POST } = await import('@/src/app/api/finance-application/documents/route')
      const form = new FormData()
      form.set('purpose', 'payslip')
      form.set('file', new File([content as BlobPart], name, { type: 'application/pdf' }))
      const headers = headersOf(browser)
      const url = `http://${headers.get('host')}/api/finance-application/documents`
      const answer = await POST(new Request(url, { method: 'POST', headers, body: form }))
      return answer.headers.get('location') ?? String(answer.status)
    },
    work: async () =>
      void (await runOnce({ pgPool: s.pool, logger: quiet, taskList: financeTasks({ payload, lender: gateway }) })),
    staff: async (of, role) => {
      const login = { email: `${crypto.randomUUID().slice(0, 8)}@staff.test`, password: 'correct horse battery' }
      await payload.create({ collection: 'users', data: { ...login, tenants: [{ tenant: of.id, role }] } })
      const { token } = await payload.login({ collection: 'users', data: login })
      return { authorization: `JWT ${token}` }
    },
    retryNow: async () => {
      // The worker's run ends before it has written that a job failed, and when its next turn is.
      const locked = 'SELECT id FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL'
      await expect.poll(() => s.sql(locked)).toEqual([])
      return s.sql('UPDATE graphile_worker._private_jobs SET run_at = now()')
    },
  }
}
