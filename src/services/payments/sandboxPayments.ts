import type { PaymentProvider } from './PaymentProvider'

/** Whole dollars ending in 13 cents are declined, so that this way can be tried out too. */
const DECLINED_CENTS = 13

/** A payment company that moves no money and sees no card: for demonstrations and tests. */
export const sandboxPayments: PaymentProvider = {
  name: 'Sandbox payment',
  sandbox: true,
  charge: async ({ amountCents, idempotencyKey }) =>
    amountCents % 100 === DECLINED_CENTS
      ? { kind: 'declined', reason: 'The sandbox declined this payment.' }
      : { kind: 'paid', reference: `sandbox_${idempotencyKey}` },
  refund: async () => undefined,
}
