import { Logger, runMigrations, runOnce } from 'graphile-worker'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { shopperTasks } from '@/src/jobs/shoppers/shopperTasks'
import { workerPool } from '@/src/jobs/worker/workerPool'
import type { Car, Tenant } from '@/src/payload-types'
import type { SmsMessage } from '@/src/services/sms/Sms'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

const quiet = new Logger(() => () => undefined)

export interface ShopperStand {
  stand: TestPayload
  pool: Pool
  own: Tenant
  other: Tenant
  group: Tenant
  /** Text messages the worker has sent since the last call. */
  messages: () => Promise<SmsMessage[]>
  /** Signs in with a code as it was sent; the session's token. */
  signIn: (tenant: Tenant, address: string, token?: string | null, application?: string | null) => Promise<string>
  car: (of: Tenant, more?: Partial<Car>) => Promise<Car>
  req: () => Promise<PayloadRequest>
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  destroy: () => Promise<void>
}

export const CODE = /^(\d{6}) is your code/

/** Three sites with their cars and the worker's queue, on a database of their own. */
export const shopperStand = async (): Promise<ShopperStand> => {
  process.env.TRUST_PROXY = 'true'
  process.env.VISITOR_LIMIT_FACTOR = '1000'
  const stand = await testPayload()
  const { payload } = stand
  const pool = workerPool(stand.databaseUrl, 4)
  await runMigrations({ pgPool: pool, logger: quiet })
  const tenant = (slug: string, more: Partial<Tenant> = {}): Promise<Tenant> =>
    payload.create({
      collection: 'tenants',
      data: {
        name: slug,
        slug,
        websiteId: `web-${slug}`,
        template: 'default',
        settings: { 'features.garage': true },
        ...more,
      },
    })
  const own = await tenant('own-motors')
  const other = await tenant('other-motors')
  const group = await tenant('group-motors', { members: [own.id] })
  let sent: SmsMessage[] = []
  const sms = { send: async (message: SmsMessage) => void sent.push(message) }
  const messages = async (): Promise<SmsMessage[]> => {
    await runOnce({ pgPool: pool, logger: quiet, taskList: shopperTasks({ payload, sms }) })
    const all = sent
    sent = []
    return all
  }
  const signIn: ShopperStand['signIn'] = async (of, address, token = null, application = null) => {
    const { sendCode } = await import('@/src/actions/shopper/sendCode')
    const { enterCode } = await import('@/src/actions/shopper/enterCode')
    const challenge = (await sendCode(of.id, address)) ?? ''
    const code = CODE.exec((await messages()).at(-1)?.text ?? '')?.[1] ?? ''
    const answer = await enterCode({ tenant: of.id, challenge, code, token, application, device: 'A test' })
    if (answer.kind !== 'in') throw new Error(`Signing in answered ${answer.kind}.`)
    return answer.token
  }
  const car: ShopperStand['car'] = (of, more = {}) =>
    payload.create({
      collection: 'cars',
      depth: 0,
      data: {
        tenant: of.id,
        make: 'Toyota',
        model: 'Corolla',
        year: 2021,
        stocknum: crypto.randomUUID().slice(0, 8),
        car_type: 'used',
        item_type: 'car',
        status: 'in_stock',
        price: 20_000,
        show_on_dealer_website: true,
        ...more,
      },
    })
  return {
    ...{ stand, pool, own, other, group, messages, signIn, car },
    req: () => createLocalReq({}, payload),
    sql: async (text, values = []) => (await pool.query<Record<string, unknown>>(text, values)).rows,
    destroy: async () => {
      await pool.end()
      await stand.destroy()
    },
  }
}

let visitor = 0

/** A request of a browser to a site, from an address of its own. */
export const ask = (
  of: Tenant,
  path: string,
  {
    token,
    body,
    form,
    origin,
    method = 'POST',
    headers = {},
  }: {
    token?: string | null
    body?: unknown
    form?: Record<string, string>
    origin?: string
    method?: string
    headers?: Record<string, string>
  } = {},
): Request => {
  const host = `${of.slug}.localhost:3000`
  visitor += 1
  const all = new Headers({
    host,
    origin: origin ?? `http://${host}`,
    'x-forwarded-for': `10.9.${Math.floor(visitor / 250)}.${visitor % 250}`,
    ...(token ? { cookie: `consent=yes; shopper-session=${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  })
  const sent = form ? new URLSearchParams(form) : body === undefined ? undefined : JSON.stringify(body)
  return new Request(`http://${host}${path}`, {
    method,
    headers: all,
    ...(method === 'GET' ? {} : { body: sent ?? '' }),
  })
}
