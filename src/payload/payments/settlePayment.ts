import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type {
  Charge,
  PaymentKey,
  PaymentProvider,
  PaymentState,
  RefundPart,
} from '@/src/domain/checkout/PaymentProvider'
import type { DepositState } from '@/src/domain/checkout/depositWords'
import { inTransaction } from '../sql/inTransaction'

/** The provider a payment was begun with, by its name; null: it is not configured any more. */
export type Providers = (name: string) => PaymentProvider | null

/** What every stored payment has, whatever is paid by it. */
interface StoredPayment {
  id: string
  deposit: DepositState
  provider: string | null
}

/** How one kind of payment is read and changed. */
export interface PaymentBook<P extends StoredPayment> {
  read: (req: PayloadRequest, id: string) => Promise<P | null>
  keyOf: (payment: P) => PaymentKey
  /** It can still be paid; what cannot is closed at the payment company. */
  isWanted: (payment: P) => boolean
  /** The payment company is being asked at this moment: what it has is not known yet. */
  isBeginning: (payment: P) => boolean
  /** Records what the payment company has, each change once. In a transaction. */
  record: (
    req: PayloadRequest,
    payment: P,
    found: PaymentState,
    provider: Pick<PaymentProvider, 'sandbox'>,
  ) => Promise<void>
  /** What is owed back; undefined: all of it. */
  owed: (payment: P) => RefundPart | undefined
  /** Notes that what was owed is back. In a transaction. */
  noteRefund: (req: PayloadRequest, payment: P, provider: Pick<PaymentProvider, 'sandbox'>) => Promise<void>
}

/** A payment as it is, and as the provider has it; null: the provider was not asked. */
export interface SettledPayment<P> {
  payment: P
  found: PaymentState | null
}

const read = async <P extends StoredPayment>(payload: Payload, book: PaymentBook<P>, id: string): Promise<P | null> =>
  book.read(await createLocalReq({}, payload), id)

const write = async (payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> => {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => work(req))
}

/** Asks the provider for a payment's state. One that is no longer wanted is closed first. */
const lookAt = async (provider: PaymentProvider, key: PaymentKey, isWanted: boolean): Promise<PaymentState> => {
  const found = await provider.find(key)
  return found.kind === 'open' && !isWanted ? provider.close({ ...key, reference: found.reference }) : found
}

/**
 * Brings a stored payment in line with what the payment company knows, whoever asks and in whatever order: the worker, a webhook, the
 * person who comes back. What is owed is returned.
 *
 * @param isLeft who pays has left: what is not paid by now is closed
 * @param hasBegun the call that began the payment is over
 * @throws when the payment company does not answer; nothing is lost, it is asked again
 */
export const settlePayment = async <P extends StoredPayment>(
  payload: Payload,
  book: PaymentBook<P>,
  payment: P,
  { providers, isLeft = false, hasBegun = false }: { providers: Providers; isLeft?: boolean; hasBegun?: boolean },
): Promise<SettledPayment<P>> => {
  const { id } = payment
  if (payment.provider === null) return { payment, found: null }
  const provider = providers(payment.provider)
  if (!provider) throw new Error(`The payment provider ${payment.provider} is not configured.`)
  let found: PaymentState | null = null
  if (['pending', 'paid', 'failed'].includes(payment.deposit) && (hasBegun || !book.isBeginning(payment))) {
    const answer = await lookAt(provider, book.keyOf(payment), book.isWanted(payment) && !isLeft)
    await write(payload, (req) => book.record(req, payment, answer, provider))
    found = answer
  }
  const after = (await read(payload, book, id)) ?? payment
  if (after.deposit !== 'refund_due') return { payment: after, found }
  await provider.refund(book.keyOf(after), book.owed(after))
  await write(payload, (req) => book.noteRefund(req, after, provider))
  return { payment: (await read(payload, book, id)) ?? after, found }
}

/**
 * Begins a payment that is stored already, and records what came of it. A provider that fails is asked at once what it has done;
 * when it does not answer that either, the worker asks later.
 *
 * @throws when it is not known whether something was paid
 */
export const beginPayment = async <P extends StoredPayment>(
  payload: Payload,
  book: PaymentBook<P>,
  payment: P,
  { provider, charge }: { provider: PaymentProvider; charge: Charge },
): Promise<SettledPayment<P> | null> => {
  const started = await provider.start(charge).catch((error: unknown) => {
    payload.logger.error({ err: error }, `Payment ${charge.key} could not be begun.`)
    return null
  })
  const settle = async (): Promise<SettledPayment<P> | null> => {
    const stored = await read(payload, book, payment.id)
    return stored && settlePayment(payload, book, stored, { providers: () => provider, hasBegun: true })
  }
  if (!started) return settle()
  await write(payload, (req) => book.record(req, payment, started, provider))
  const after = await read(payload, book, payment.id)
  // Paid too late: it is returned at once.
  return after?.deposit === 'refund_due' ? settle() : after && { payment: after, found: started }
}
