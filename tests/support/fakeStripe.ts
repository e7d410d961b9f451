import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stripeSignature } from '@/src/services/payments/stripeSignature'
import { stripePage } from './stripePage'

/** What was charged, as a bank would have it. */
export interface LedgerRow {
  reservation: string
  account: string | null
  cents: number
  refundedCents: number
}

export interface Session {
  id: string
  account: string | null
  status: 'open' | 'complete' | 'expired'
  /** Of the payment; `requires_action`: the bank asks for 3-D Secure. */
  intent: 'requires_payment_method' | 'requires_action' | 'succeeded'
  form: URLSearchParams
  charge: LedgerRow | null
}

interface Answer {
  status: number
  body: object
}

const refusal = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code } },
})

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const FIELDS = ['mode', 'success_url', 'cancel_url', 'line_items[0][price_data][currency]', 'line_items[0][quantity]']

/** `stalled`: it is carried out, and whoever asked waits for the answer. */
type Failure = { path: string; how: 'away' | 'lost' | 'stalled' }

interface Options {
  /** Left out: a free one. */
  port?: number
  /** Is told of what Stripe would send an event about. */
  onChange?: (type: string, reservation: string) => unknown
}

/** A server that answers as Stripe's documentation says of checkout sessions and refunds, with its hosted page, also as methods. */
export const fakeStripe = async ({ port = 0, onChange = () => undefined }: Options = {}) => {
  const secretKey = 'sk_test_right'
  const webhookSecret = 'whsec_test_secret'
  const sessions = new Map<string, Session>()
  const ledger: LedgerRow[] = []
  const repeated = new Map<string, { form: string; answer: Answer }>()
  const asked: { method: string; path: string; key: string | null; account: string | null; form: URLSearchParams }[] =
    []
  /** How the next calls fail, by a part of their path. */
  let broken: Failure | null = null
  let stalled = 0

  const shown = ({ id, status, intent, form, charge }: Session, isExpanded: boolean): object => ({
    id,
    object: 'checkout.session',
    status,
    payment_status: charge ? 'paid' : 'unpaid',
    client_reference_id: form.get('client_reference_id'),
    metadata: { reservation_id: form.get('metadata[reservation_id]') },
    url: status === 'open' ? `${url}/pay/${id}` : null,
    payment_intent: !charge
      ? null
      : isExpanded
        ? {
            id: `pi_${id}`,
            status: intent,
            latest_charge: { id: `ch_${id}`, refunded: charge.refundedCents >= charge.cents },
          }
        : `pi_${id}`,
  })

  const create = (form: URLSearchParams, account: string | null): Answer => {
    const cents = Number(form.get('line_items[0][price_data][unit_amount]'))
    const seconds = Number(form.get('expires_at')) - Date.now() / 1000
    if (FIELDS.some((name) => !form.get(name)) || !Number.isInteger(cents) || cents < 50)
      return refusal(400, 'parameter_missing')
    if (seconds < 1795 || seconds > 86_400) return refusal(400, 'expires_at_invalid')
    const session: Session = {
      id: `cs_test_${randomUUID().replaceAll('-', '')}`,
      account,
      status: 'open',
      intent: 'requires_payment_method',
      form,
      charge: null,
    }
    sessions.set(session.id, session)
    return { status: 200, body: shown(session, false) }
  }

  const refund = (form: URLSearchParams, account: string | null): Answer => {
    const session = sessions.get((form.get('payment_intent') ?? '').replace(/^pi_/, ''))
    if (!session?.charge || session.account !== account) return refusal(404, 'resource_missing')
    const { cents, refundedCents } = session.charge
    if (refundedCents >= cents) return refusal(400, 'charge_already_refunded')
    const amount = Number(form.get('amount') ?? cents - refundedCents)
    if (amount > cents - refundedCents) return refusal(400, 'amount_too_large')
    session.charge.refundedCents += amount
    void onChange('charge.refunded', session.charge.reservation)
    return { status: 200, body: { id: `re_${session.id}`, object: 'refund', status: 'succeeded' } }
  }

  const answerTo = (method: string, path: string, form: URLSearchParams, account: string | null): Answer => {
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(form, account)
    if (method === 'POST' && path === '/v1/refunds') return refund(form, account)
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(cs_\w+)(\/expire)?(?:\?|$)/.exec(path) ?? []
    const session = sessions.get(id)
    if (!session || session.account !== account) return refusal(404, 'resource_missing')
    if (action && session.status !== 'open') return refusal(400, 'session_not_open')
    if (action) {
      session.status = 'expired'
      void onChange('checkout.session.expired', session.form.get('client_reference_id') ?? '')
    }
    return { status: 200, body: shown(session, path.includes('expand[]=payment_intent.latest_charge')) }
  }

  /** The same key with the same form is carried out once; with another form it is refused. */
  const once = (key: string | null, form: string, carryOut: () => Answer): Answer => {
    const before = key === null ? undefined : repeated.get(key)
    if (before)
      return before.form === form ? before.answer : refusal(400, 'idempotency_key_in_use', 'idempotency_error')
    const answer = carryOut()
    if (key !== null) repeated.set(key, { form, answer })
    return answer
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const { method = '', url: path = '', headers } = request
      if (path.startsWith('/pay/')) return void showPage(method, path, text, response)
      const key = headers['idempotency-key']?.toString() ?? null
      const account = headers['stripe-account']?.toString() ?? null
      const form = new URLSearchParams(text)
      asked.push({ method, path, key, account, form })
      const failing = broken && path.includes(broken.path) ? broken.how : null
      if (failing === 'away') return request.socket.destroy()
      const { status, body } =
        headers.authorization === `Bearer ${secretKey}`
          ? once(key, text, () => answerTo(method, path, form, account))
          : refusal(401, 'invalid_api_key')
      // It was carried out, and its answer never arrives.
      if (failing === 'lost') return request.socket.destroy()
      if (failing === 'stalled') return void (stalled += 1)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sessionOf = (reservation: string): Session => {
    const found = [...sessions.values()].find(({ form }) => form.get('client_reference_id') === reservation)
    if (!found) throw new Error('There is no session for this reservation.')
    return found
  }
  const take = (session: Session): 'paid' | 'closed' => {
    const { form, account } = session
    if (session.status !== 'open') return 'closed'
    const reservation = form.get('client_reference_id') ?? ''
    session.charge = {
      reservation,
      account,
      cents: Number(form.get('line_items[0][price_data][unit_amount]')),
      refundedCents: 0,
    }
    Object.assign(session, { status: 'complete', intent: 'succeeded' })
    ledger.push(session.charge)
    return 'paid'
  }
  const showPage = stripePage(sessions, async (session, card) => {
    const reservation = session.form.get('client_reference_id') ?? ''
    if (card === 'good' && take(session) === 'paid') await onChange('checkout.session.completed', reservation)
    if (card === 'declined') await onChange('payment_intent.payment_failed', reservation)
  })

  return {
    url,
    secretKey,
    webhookSecret,
    ledger,
    asked,
    sessionOf,
    /** The shopper types a card on the hosted page. */
    pay: (reservation: string, card: 'good' | 'declined' | '3ds' = 'good') => {
      const session = sessionOf(reservation)
      if (session.status !== 'open') return 'closed'
      if (card === 'declined') return 'declined'
      if (card === 'good') return take(session)
      session.intent = 'requires_action'
      return 'requires_action'
    },
    /** The shopper's bank asks for 3-D Secure, on the hosted page. */
    authenticate: (reservation: string, passes: boolean) => {
      const session = sessionOf(reservation)
      if (passes && session.intent === 'requires_action') return take(session)
      session.intent = 'requires_payment_method'
      return 'declined'
    },
    /** A refund made in the dashboard. */
    refundByHand: (reservation: string) => {
      const { charge } = sessionOf(reservation)
      if (charge) charge.refundedCents = charge.cents
    },
    breakCalls: (how: Failure | null) => {
      broken = how
      stalled = 0
    },
    /** How many wait for an answer since calls were broken. */
    stalled: () => stalled,
    sessionCount: (reservation: string) =>
      [...sessions.values()].filter(({ form }) => form.get('client_reference_id') === reservation).length,
    /** An event about a reservation's payment, as it would arrive; signed by `secret` at `at` (Unix seconds). */
    event: (
      type: string,
      reservation: string,
      { id = `evt_${randomUUID()}`, secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {},
    ) => {
      const about = type.startsWith('checkout.')
        ? { id: 'cs_any', client_reference_id: reservation }
        : { id: 'any', metadata: { reservation_id: reservation } }
      const body = JSON.stringify({ id, object: 'event', type, data: { object: about } })
      return { body, header: `t=${at},v1=${stripeSignature(secret, at, body)},v0=unused` }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type FakeStripe = Awaited<ReturnType<typeof fakeStripe>>
