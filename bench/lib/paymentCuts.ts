import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { checkoutSite, shopper, type CheckoutClient } from './checkoutClient.ts'
import { asAdmin, counted, crashDatabase, rowsOf, until } from './drills.ts'
import { ask } from './http.ts'
import type { PaymentControl } from './paymentAccount.ts'
import type { Stand } from './stand.ts'
import type { supervised } from './victims.ts'

/** Stripe's own test cards: https://docs.stripe.com/testing. */
export const GOOD = '4242 4242 4242 4242'
export const DECLINED = '4000 0000 0000 0002'
export const WITH_BANK = '4000 0027 6000 3184'
export const TAKEN = /^Somebody (?:has just reserved this one\. Please ask us|else has reserved this one)/

export type Car = { id: string; slug: string }
type Victim = ReturnType<typeof supervised>

export interface Drill {
  stand: Stand
  control: PaymentControl
  client: CheckoutClient
  web: Victim
  worker: Victim
  cars: Car[]
}

const carRow = z.object({ id: z.string(), slug: z.string() })

/** Cars that anybody may reserve. */
export const carsToReserve = (stand: Stand): Promise<Car[]> =>
  rowsOf(
    stand,
    carRow,
    `SELECT cars.id::text, cars.slug FROM cars JOIN tenants ON tenants.id = cars.tenant_id
     WHERE tenants.slug = $1 AND cars.status = 'in_stock' AND cars.price > 0 AND cars.reserved IS NOT TRUE
       AND show_on_dealer_website AND NOT EXISTS (SELECT FROM reservations WHERE car_id = cars.id AND state IN ('pending', 'paid'))
     ORDER BY cars.slug`,
    [checkoutSite],
  )

const standing = async (stand: Stand, id: string): Promise<string> => {
  const row = z.object({ standing: z.string() })
  const query = `SELECT state || ' ' || payment_state AS standing FROM reservations WHERE id = $1::uuid`
  return (await rowsOf(stand, row, query, [id]))[0]?.standing ?? 'none'
}

/** The quarter of an hour to pay, or the days for which a car is held, pass for one reservation or for all that are like it. */
export const letTimePass = async (stand: Stand, where: string, values: unknown[] = []): Promise<void> => {
  await rowsOf(
    stand,
    z.object({}),
    `UPDATE reservations SET expires_at = now() - interval '1 minute', created_at = created_at - interval '1 hour' WHERE ${where}`,
    values,
  )
  // The worker looks at all of them every minute; this minute begins now.
  await rowsOf(stand, z.object({}), `SELECT FROM graphile_worker.add_job('settle-due-reservations')`)
}

export const mustForm = async (client: CheckoutClient, { slug }: Car): Promise<[string, string][]> => {
  const form = await client.form(slug)
  if (!form) throw new Error(`${slug} cannot be reserved.`)
  return form
}

/** The page where one may pay, reloaded while a payment is looked into; null: it ended. */
export const payPage = async (client: CheckoutClient, path: string): Promise<string | null> => {
  for (let looks = 0; looks < 240; looks += 1) {
    const { payUrl, says } = await client.open(path)
    if (payUrl) return payUrl
    if (!says.startsWith('The payment company has not answered')) return null
    await sleep(500)
  }
  return null
}

/** A car is reserved by one person, as often as the form has to be sent. */
export const begin = async (client: CheckoutClient, car: Car, name: string, n: number) => {
  for (let tries = 0; tries < 10; tries += 1) {
    const form = await client.form(car.slug)
    if (!form) return { kind: 'taken' as const, says: 'Somebody else has reserved this one.' }
    const answer = await client.send(car.slug, form, shopper(name, n))
    if (answer.kind === 'refused' && TAKEN.test(answer.message)) return { kind: 'taken' as const, says: answer.message }
    const payUrl = answer.kind === 'onwards' ? await payPage(client, answer.path) : null
    if (answer.kind === 'onwards' && payUrl) return { ...answer, kind: 'begun' as const, payUrl }
    await sleep(500)
  }
  throw new Error(`${car.slug} could not be reserved in ten tries.`)
}

const mustBegin = async (drill: Drill, car: Car, name: string, n: number) => {
  const begun = await begin(drill.client, car, name, n)
  if (begun.kind === 'taken') throw new Error(`${car.slug} was taken: ${begun.says}`)
  return begun
}

/** The process that waits for the payment company's answer is killed: the call is carried out and not recorded. */
const cutDuring = async (
  { control }: Drill,
  path: string,
  asking: () => Promise<unknown>,
  kill: () => Promise<unknown>,
) => {
  await control.stall(path)
  const asked = asking().catch(() => null)
  await until(`the payment company is asked for ${path}`, async () => (await control.stalled()) > 0, 240_000)
  await kill()
  await control.mend()
  return asked
}

export const staffCancel = async ({ stand }: Drill, id: string): Promise<void> => {
  const { web } = stand
  let signedIn: Awaited<ReturnType<typeof asAdmin>> | null = null
  const cancel = async () => {
    signedIn ??= await asAdmin(stand)
    const asked = { method: 'PATCH' as const, json: { state: 'cancelled' }, headers: signedIn }
    return ask(web.port, web.platform, `/api/reservations/${id}?overrideLock=true`, asked)
  }
  await until(`staff cancel ${id}`, async () => (await cancel().catch(() => null))?.status === 200, 120_000)
}

const comesTo = (stand: Stand, id: string, wanted: string): Promise<void> =>
  until(`reservation ${id} is ${wanted}`, async () => (await standing(stand, id)) === wanted, 200_000)

/** Each place between money and record, cut by killing who is there. */
export const cuts: Record<string, (drill: Drill, car: Car, n: number) => Promise<void>> = {
  'web killed between session and record; the shopper comes back and pays': async (drill, car, n) => {
    const { client, web, stand } = drill
    const form = await mustForm(client, car)
    await cutDuring(drill, '/v1/checkout/sessions', () => client.sendOnce(car.slug, form, shopper('cut', n)), web.kill)
    const { id, payUrl, path } = await mustBegin(drill, car, 'cut', n)
    await client.pay(payUrl, GOOD)
    await client.open(path)
    await comesTo(stand, id, 'paid paid')
  },
  'web killed between session and record; the shopper is gone, the car is free': async (drill, car, n) => {
    const { client, web, stand } = drill
    const form = await mustForm(client, car)
    await cutDuring(drill, '/v1/checkout/sessions', () => client.sendOnce(car.slug, form, shopper('gone', n)), web.kill)
    await letTimePass(stand, `car_id = $1::uuid AND payment_state = 'pending'`, [car.id])
    const open = `SELECT count(*) FROM reservations WHERE car_id = $1::uuid AND payment_state = 'pending'`
    await until('the car is free', async () => (await counted(stand, open, [car.id])) === 0)
  },
  'web and worker killed between charge and record; the shopper never returns': async (drill, car, n) => {
    const { client, control, web, worker, stand } = drill
    const { id, payUrl } = await mustBegin(drill, car, 'charged', n)
    await control.silent(true)
    await client.pay(payUrl, GOOD)
    await Promise.all([web.kill(), worker.kill()])
    await control.silent(false)
    await letTimePass(stand, 'id = $1::uuid', [id])
    await comesTo(stand, id, 'paid paid')
  },
  'web killed while it asks how the payment stands; the shopper reloads': async (drill, car, n) => {
    const { client, control, web, stand } = drill
    const { id, payUrl, path } = await mustBegin(drill, car, 'asked', n)
    await control.silent(true)
    await client.pay(payUrl, GOOD)
    await cutDuring(drill, '/v1/checkout/sessions/', () => client.openOnce(path), web.kill)
    await control.silent(false)
    await client.open(path)
    await comesTo(stand, id, 'paid paid')
  },
  'PostgreSQL killed between charge and record; the shopper reloads': async (drill, car, n) => {
    const { client, control, stand } = drill
    const { id, payUrl, path } = await mustBegin(drill, car, 'crash', n)
    await control.silent(true)
    await client.pay(payUrl, GOOD)
    await cutDuring(
      drill,
      '/v1/checkout/sessions/',
      () => client.openOnce(path),
      () => crashDatabase(stand),
    )
    await control.silent(false)
    await client.open(path)
    await until('the payment is noted', async () => {
      await client.open(path)
      return (await standing(stand, id)) === 'paid paid'
    })
  },
  'worker killed between refund and record, after staff cancelled': async (drill, car, n) => {
    const { client, worker, stand } = drill
    const { id, payUrl, path } = await mustBegin(drill, car, 'refund', n)
    await client.pay(payUrl, GOOD)
    await client.open(path)
    await comesTo(stand, id, 'paid paid')
    await cutDuring(drill, '/v1/refunds', () => staffCancel(drill, id), worker.kill)
    await comesTo(stand, id, 'cancelled refunded')
  },
  'worker killed between refund and record, after the time a car is held': async (drill, car, n) => {
    const { client, worker, stand } = drill
    const { id, payUrl, path } = await mustBegin(drill, car, 'expiry', n)
    await client.pay(payUrl, GOOD)
    await client.open(path)
    await comesTo(stand, id, 'paid paid')
    await cutDuring(drill, '/v1/refunds', () => letTimePass(stand, 'id = $1::uuid', [id]), worker.kill)
    await comesTo(stand, id, 'expired refunded')
  },
}
