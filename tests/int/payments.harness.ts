import { Logger, runMigrations, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import { reservationTasks, settleDue } from '@/src/jobs/reservations/reservationTasks'
import { workerPool } from '@/src/jobs/worker/workerPool'
import type { Car, Lead, Tenant } from '@/src/payload-types'
import { providerNamed } from '@/src/services/payments/depositProvider'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'
import { type FakeStripe, fakeStripe } from '@/tests/support/fakeStripe'

const quiet = new Logger(() => () => undefined)
const PATH = /^\/reservation\/([^.]+)\..+$/

export interface PaymentStand {
  stand: TestPayload
  stripe: FakeStripe
  tenant: Tenant
  pool: Pool
  car: (more?: Partial<Car>) => Promise<Car>
  /** Sends the checkout's form; the reservation's page it leads to, or what the form answers. */
  checkOut: (car: Car, more?: Record<string, string>) => Promise<{ path: string; id: string } | { message: string }>
  /** The shopper opens the page of the reservation. */
  open: (path: string, isLeft?: boolean) => Promise<Awaited<ReturnType<typeof openPage>>>
  /** Payload's row: state and payment. */
  standing: (id: string) => Promise<string>
  lead: (email: string) => Promise<Lead | undefined>
  isReserved: (car: Car) => Promise<boolean>
  webhook: (event: { body: string; header: string }) => Promise<number>
  /** Runs the queued jobs of reservations. */
  work: () => Promise<void>
  sweep: () => Promise<number>
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  destroy: () => Promise<void>
}

const openPage = async (tenantId: string, path: string, isLeft: boolean) => {
  const { getSite } = await import('@/src/data/site/getSite')
  const { reservationOf } = await import('@/src/app/(site)/[domain]/reservation/[key]/reservationOf')
  const site = await getSite(tenantId)
  return site && reservationOf(site, path.split('/').at(-1) ?? '', isLeft)
}

/** Where a redirect of Next's leads. */
const redirectOf = (error: unknown): string => {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
  if (!digest.startsWith('NEXT_REDIRECT')) throw error
  return digest.split(';')[2] ?? ''
}

/** A dealership that takes deposits of $500 by a server that answers as Stripe does. */
export const paymentStand = async (): Promise<PaymentStand> => {
  const stripe = await fakeStripe()
  Object.assign(process.env, {
    TRUST_PROXY: 'true',
    VISITOR_LIMIT_FACTOR: '1000',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
  const stand = await testPayload()
  const { payload } = stand
  const pool = workerPool(stand.databaseUrl, 4)
  await runMigrations({ pgPool: pool, logger: quiet })
  const tenant = await payload.create({
    collection: 'tenants',
    data: {
      name: 'Pay Motors',
      slug: 'pay-motors',
      websiteId: 'web-pay-motors',
      template: 'default',
      settings: { 'checkout.enabled': true, 'reserve.amount': '$500' },
    },
  })
  const sql: PaymentStand['sql'] = async (text, values) => (await pool.query(text, values)).rows
  const deps = { payload, providers: providerNamed }
  return {
    stand,
    stripe,
    tenant,
    pool,
    sql,
    car: (more = {}) =>
      payload.create({
        collection: 'cars',
        depth: 0,
        data: {
          tenant: tenant.id,
          make: 'Mazda',
          model: 'CX-5',
          year: 2021,
          stocknum: crypto.randomUUID().slice(0, 8),
          car_type: 'used',
          item_type: 'car',
          status: 'in_stock',
          price: 30_000,
          payment_processors: ['stripe'],
          show_on_dealer_website: true,
          ...more,
        },
      }),
    checkOut: async ({ id, price }, more = {}) => {
      const { submitCheckout } = await import('@/src/actions/submitCheckout')
      const form = new FormData()
      const typed = { name: 'Sam', last_name: 'Lee', phone: '0412 345 678', postcode: '2000', message: 'Soon, please.' }
      const sent = { car_id: id, mode: 'reserve', email: 'sam@shopper.test', price: String(price), accepted: 'on' }
      for (const [name, value] of Object.entries({ ...typed, ...sent, ...more })) form.set(name, value)
      try {
        const state = await submitCheckout({ kind: 'idle' }, form)
        return { message: state.kind === 'failed' ? state.message : state.kind }
      } catch (error) {
        const path = redirectOf(error)
        return { path, id: PATH.exec(path)?.[1] ?? '' }
      }
    },
    open: (path, isLeft = false) => openPage(tenant.id, path, isLeft),
    standing: async (id) => {
      const { state, payment_state } = await payload.findByID({ collection: 'reservations', id, depth: 0 })
      return `${state} ${payment_state}`
    },
    lead: async (email) =>
      (await payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0, sort: '-createdAt' }))
        .docs[0],
    isReserved: async ({ id }) => (await payload.findByID({ collection: 'cars', id, depth: 0 })).reserved === true,
    webhook: async ({ body, header }) => {
      const { POST } = await import('@/src/app/api/payments/webhook/route')
      const headers = { 'stripe-signature': header, 'content-type': 'application/json' }
      return (await POST(new Request('http://admin.test/api/payments/webhook', { method: 'POST', headers, body })))
        .status
    },
    work: async () => void (await runOnce({ pgPool: pool, logger: quiet, taskList: reservationTasks(deps) })),
    sweep: () => settleDue(deps),
    destroy: async () => {
      await pool.end()
      await stand.destroy()
      await stripe.close()
    },
  }
}
