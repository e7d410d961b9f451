import { env } from '@/src/env'

/** Amounts that end in 13 cents are declined, so that a failed payment can be tested. */
const DECLINED_CENTS = 13

/** A deposit to take. The key makes a repeated call charge once. */
export interface Charge {
  amountCents: number
  currency: 'AUD'
  idempotencyKey: string
  description: string
}

type ChargeResult = { kind: 'paid'; reference: string } | { kind: 'declined'; reason: string }

/** Takes and returns money. Implemented by a payment company's client, or by the sandbox. */
export interface PaymentProvider {
  name: string
  /** No money moves: every page that uses it says so. */
  sandbox: boolean
  charge: (charge: Charge) => Promise<ChargeResult>
  refund: (reference: string) => Promise<void>
}

/** A provider for demonstrations and tests: it moves no money and reads no card. */
const sandboxPayments: PaymentProvider = {
  name: 'Sandbox payment',
  sandbox: true,
  charge: async ({ amountCents, idempotencyKey }) =>
    amountCents % 100 === DECLINED_CENTS
      ? { kind: 'declined', reason: 'The sandbox declined this payment.' }
      : { kind: 'paid', reference: `sandbox_${idempotencyKey}` },
  refund: async () => undefined,
}

/**
 * The provider of deposits; null when there is none, and no deposit can be taken online. The sandbox is for
 * installations with demo dealerships only, so that a live one never accepts a reservation for money that was not paid.
 */
export const depositProvider = (): PaymentProvider | null => (env().SEED_DEMO ? sandboxPayments : null)
