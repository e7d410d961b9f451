import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../scripts/lib/progress.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { checkoutClient, checkoutSite, shopper } from '../lib/checkoutClient.ts'
import { DURABLE, counted, crashDatabase, killInTurn, limit, receiver, until } from '../lib/drills.ts'
import { ask } from '../lib/http.ts'
import { accountFor, paymentControl } from '../lib/paymentAccount.ts'
import {
  begin,
  type Car,
  carsToReserve,
  cuts,
  DECLINED,
  type Drill,
  GOOD,
  letTimePass,
  mustForm,
  payPage,
  staffCancel,
  TAKEN,
  WITH_BANK,
} from '../lib/paymentCuts.ts'
import { startStand } from '../lib/stand.ts'
import { supervised } from '../lib/victims.ts'

const CROWDS = 3
const CROWD = 50
const CUTS = 3
const JOURNEYS = 200
const CLIENTS = 8
const KILL_EVERY_MS = 3000

/** 50 shoppers press at once: what each is told, and what is held at the payment company. */
const crowd = async (drill: Drill, car: Car, round: number) => {
  const { client, stand, control } = drill
  const form = await mustForm(client, car)
  const before = (await control.ledger()).ledger.length
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, n) => client.send(car.slug, form, shopper('crowd', round * CROWD + n))),
  )
  const won = answers.flatMap((answer) => (answer.kind === 'onwards' ? [answer] : []))
  const kind = answers.filter((answer) => answer.kind === 'refused' && TAKEN.test(answer.message)).length
  const stored = await counted(stand, 'SELECT count(*) FROM reservations WHERE car_id = $1::uuid', [car.id])
  for (const { path } of won) {
    const payUrl = await payPage(client, path)
    if (payUrl) await client.pay(payUrl, GOOD)
    await client.open(path)
  }
  return { won: won.length, kind, stored, charged: (await control.ledger()).ledger.length - before }
}

/** What a shopper does on the payment company's page, and after it. */
const ways: ((drill: Drill, begun: { id: string; path: string; payUrl: string }) => Promise<unknown>)[] = [
  async ({ client }, { payUrl, path }) => (await client.pay(payUrl, GOOD), client.open(path)),
  // The browser is closed on the payment company's page.
  ({ client }, { payUrl }) => client.pay(payUrl, GOOD),
  async ({ client }, { payUrl, path }) => (
    await client.pay(payUrl, DECLINED),
    await client.pay(payUrl, GOOD),
    client.open(path)
  ),
  async ({ client }, { payUrl, path }) => (
    await client.pay(payUrl, WITH_BANK),
    await client.pay(payUrl, ''),
    client.open(path)
  ),
  ({ client }, { path }) => client.open(`${path}?left=1`),
  // Goes away; the car is free when the time is over.
  async () => undefined,
  async ({ client }, { payUrl, path }) => (
    await Promise.all([client.pay(payUrl, GOOD), client.pay(payUrl, GOOD)]),
    Promise.all([client.open(path), client.open(path), client.open(`${path}?left=1`)])
  ),
  async (drill, { id, payUrl }) => (
    await drill.client.pay(payUrl, GOOD),
    await drill.control.forge(id),
    staffCancel(drill, id)
  ),
]

/** The web server answers, with its database. */
const isAnswering = async ({ web }: Drill['stand']): Promise<boolean> =>
  (await ask(web.port, web.host(checkoutSite), '/api/cars?depth=0&limit=1').catch(() => null))?.status === 200

const journeys = async (drill: Drill): Promise<{ taken: number; kills: Map<string, number> }> => {
  const { stand, client, web, worker, cars } = drill
  let taken = 0
  const killing = killInTurn(
    [
      ['web', web.kill],
      ['worker', worker.kill],
      ['PostgreSQL', () => crashDatabase(stand)],
    ],
    KILL_EVERY_MS,
    () => isAnswering(stand),
  )
  const walk = async (c: number): Promise<void> => {
    for (let n = c; n < JOURNEYS; n += CLIENTS) {
      const car = cars[(n * 7) % cars.length]
      if (!car) throw new Error('There are no cars.')
      const begun = await begin(client, car, 'journey', n)
      if (begun.kind === 'taken') taken += 1
      else await ways[(n + Math.floor(n / CLIENTS)) % ways.length]?.(drill, begun)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, c) => walk(c))).finally(killing.stop)
  return { taken, kills: await killing.stop() }
}

const limitsOfCrowds = (crowds: Awaited<ReturnType<typeof crowd>>[]): Limit[] => {
  const sum = (of: keyof (typeof crowds)[number]) => crowds.reduce((all, one) => all + one[of], 0)
  return [
    limit(
      `Of ${CROWD} shoppers at once one wins, ${CROWD - 1} get a kind answer, ${CROWDS} times`,
      `${crowds.map(({ won, kind }) => `${won} and ${kind}`).join('; ')}`,
      crowds.every(({ won, kind }) => won === 1 && kind === CROWD - 1),
    ),
    limit(
      'No money is held for those who lost',
      `${sum('stored')} reservations, ${sum('charged')} charges`,
      sum('stored') === CROWDS && sum('charged') === CROWDS,
    ),
  ]
}

/** Payments while web, worker and PostgreSQL are killed, against the payment company's own ledger (BUY-07). */
export const paymentsDrill = async ({ undo }: Bench): Promise<PartResult> => {
  const [webPort, port, controlPort] = [await freePort(), await freePort(), await freePort()]
  const stripe = await receiver('stripeServer', [
    port,
    controlPort,
    `http://localhost:${webPort}/api/payments/webhook`,
  ])()
  undo.push(() => stripe.stop())
  const stand = await startStand(undo, {
    ...DURABLE,
    PORT: String(webPort),
    STRIPE_SECRET_KEY: 'sk_test_right',
    STRIPE_WEBHOOK_SECRET: 'whsec_test_secret',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  })
  const web = supervised(stand.web.running, async () => (await stand.startWeb({ PORT: String(webPort) })).running)
  const worker = supervised(stand.worker, stand.startWorker)
  undo.push(web.stop, worker.stop)
  const control = paymentControl(controlPort)
  const drill: Drill = { stand, control, client: checkoutClient(stand), web, worker, cars: await carsToReserve(stand) }
  const take = (): Car => {
    const car = drill.cars.shift()
    if (!car) throw new Error('There are not enough cars.')
    return car
  }
  const crowds = []
  for (let round = 0; round < CROWDS; round += 1)
    crowds.push(await step(`${CROWD} shoppers, one car`, () => crowd(drill, take(), round)))
  for (const [name, cut] of Object.entries(cuts))
    await step(name, async () => {
      for (let round = 0; round < CUTS; round += 1) await cut(drill, take(), round)
    })
  const { taken, kills } = await step('Journeys while everything is killed', () => journeys(drill))
  await letTimePass(stand, `payment_state = 'pending' OR (payment_state = 'paid' AND id::text < '8')`)
  const open = `SELECT count(*) FROM reservations WHERE payment_state IN ('pending', 'refund_due')
    OR (state IN ('pending', 'paid') AND expires_at < now())`
  await step('What waits is settled', () =>
    until('no payment is open', async () => (await counted(stand, open)) === 0, 600_000),
  )
  // Events that come late change nothing any more.
  await sleep(5000)
  const { limits, rows } = await accountFor(stand, control)
  web.end()
  worker.end()
  return {
    text: [
      table(
        ['', 'count'],
        [
          ...rows,
          ['shoppers told that a car had just been taken', whole(taken)],
          ['asked again by a shopper', whole(drill.client.tries.count)],
          ...[...kills].map(([name, count]) => [`${name} killed between journeys`, whole(count)]),
        ],
      ),
      `Real processes: the production build, its worker, PostgreSQL, and a payment company that answers as Stripe documents. Cut ${CUTS} times each, by SIGKILL: ${Object.keys(cuts).join('; ')}. Then ${JOURNEYS} journeys by ${CLIENTS} shoppers at a time, who pay, are declined first, are asked by their bank, leave, go away, press twice or are cancelled by staff; half of what was paid then runs out.`,
    ],
    limits: [...limitsOfCrowds(crowds), ...limits],
  }
}
