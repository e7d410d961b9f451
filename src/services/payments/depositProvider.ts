import { env } from '@/src/env'
import type { PaymentProvider } from './PaymentProvider'

/** Whole dollars ending in 13 cents are declined, so that this way can be tried out too. */
const DECLINED_CENTS = 13

/** A payment company that moves no money and sees no card: for demonstrations and tests. */
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
 * Who takes deposits here; null: nobody, and no deposit can be taken online. The sandbox serves installations with demo
 * dealerships only, so that a live one can never take a reservation for money that was not paid.
 */
export const depositProvider = (): PaymentProvider | null => (env().SEED_DEMO ? sandboxPayments : null)
