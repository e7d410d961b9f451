import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fakeStripe } from '../../../tests/support/fakeStripe.ts'

/**
 * The payment company as a process of its own: `tsx stripeServer.ts <port> <control port> <webhook's address>`. Tells the
 * webhook of every change as Stripe does, until it is taken; and, as Stripe may, late, twice, out of order or not at all. Over
 * the control port the drill reads the ledger, breaks calls and has forged events sent.
 */
const [port, control, webhook] = process.argv.slice(2)
if (!port || !control || !webhook) throw new Error('Usage: stripeServer.ts <port> <control port> <webhook>')

const AGAIN_MS = 500
const TRIES = 60
const LATE_MS = 3000

const counts = { told: 0, toldAgain: 0, untold: 0, refusedForged: 0, takenForged: 0 }
let changes = 0

const post = async ({ body, header }: { body: string; header: string }): Promise<number> =>
  fetch(webhook, {
    method: 'POST',
    headers: { 'stripe-signature': header, 'content-type': 'application/json' },
    body,
  }).then(
    ({ status }) => status,
    () => 0,
  )

const forge = async (reservation: string): Promise<void> => {
  const type = 'checkout.session.completed'
  const old = Math.floor(Date.now() / 1000) - 900
  const genuine = stripe.event(type, reservation)
  const forged = [
    stripe.event(type, reservation, { secret: 'whsec_forged' }),
    stripe.event(type, reservation, { at: old }),
    { header: genuine.header, body: genuine.body.replace(reservation, randomUUID()) },
    { header: '', body: genuine.body },
  ]
  for (const event of forged) {
    let status = 0
    for (let tries = 0; status === 0 && tries < TRIES; tries += 1) {
      status = await post(event)
      if (status === 0) await sleep(AGAIN_MS)
    }
    if (status === 400) counts.refusedForged += 1
    else counts.takenForged += 1
  }
}

/** Until it is taken; signed anew each time, under the same id, as Stripe does. */
const tell = async (type: string, reservation: string, id: string): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await post(stripe.event(type, reservation, { id }))) === 200) {
      counts.told += 1
      return
    }
    await sleep(AGAIN_MS)
  }
  counts.untold += 1
}

const change = async (type: string, reservation: string): Promise<void> => {
  changes += 1
  const id = `evt_${randomUUID()}`
  const way = changes % 4
  // Before the shopper is sent back; late; never; and an older event after the newer one.
  if (way === 0) await tell(type, reservation, id)
  if (way === 1) void sleep(LATE_MS).then(() => tell(type, reservation, id))
  if (way === 2) counts.untold += 1
  if (way === 3)
    void tell(type, reservation, id).then(() => tell('checkout.session.expired', reservation, `evt_${randomUUID()}`))
  if (way === 0 || way === 3) {
    void sleep(LATE_MS).then(() => tell(type, reservation, id))
    counts.toldAgain += 1
  }
}

/** While it is on, nothing is told: whoever takes the money is cut off before anybody says so. */
let isSilent = false
const stripe = await fakeStripe({
  port: Number(port),
  onChange: (type, reservation) => (isSilent ? undefined : change(type, reservation)),
})

const commands: Record<string, (asked: URLSearchParams) => unknown> = {
  ledger: () => ({ ledger: stripe.ledger, counts }),
  stall: (asked) => stripe.breakCalls({ path: asked.get('path') ?? '/', how: 'stalled' }),
  stalled: () => ({ stalled: stripe.stalled() }),
  mend: () => stripe.breakCalls(null),
  silent: (asked) => void (isSilent = asked.get('on') === 'yes'),
  forge: (asked) => forge(asked.get('reservation') ?? ''),
  sessions: (asked) => ({ sessions: stripe.sessionCount(asked.get('reservation') ?? '') }),
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://control')
  void (async () => {
    const answer = await commands[pathname.slice(1)]?.(searchParams)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer ?? {}))
  })()
}).listen(Number(control), '127.0.0.1')
