import type { PaymentProvider } from '@/src/domain/checkout/PaymentProvider'

/** Amounts that end in 13 cents are declined, so that a failed payment can be tested. */
const DECLINED_CENTS = 13

/**
 * A provider for demonstrations and tests: moves no money and reads no card. A payment without a reference was not
 * paid.
 */
export const sandboxPayments: PaymentProvider = {
  name: 'sandbox',
  sandbox: true,
  start: async ({ amountCents, key }) =>
    amountCents % 100 === DECLINED_CENTS
      ? { kind: 'unpaid', reason: 'The sandbox declined this payment.' }
      : { kind: 'paid', reference: `sandbox_${key}` },
  find: async ({ reference }) => (reference === null ? { kind: 'unpaid', reason: null } : { kind: 'paid', reference }),
  close: async ({ reference }) => (reference === null ? { kind: 'unpaid', reason: null } : { kind: 'paid', reference }),
  refund: async () => undefined,
}
