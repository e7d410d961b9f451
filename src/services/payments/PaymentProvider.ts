/** A deposit to take. The key makes a repeated call charge once. */
export interface Charge {
  amountCents: number
  currency: 'AUD'
  idempotencyKey: string
  description: string
}

export type ChargeResult = { kind: 'paid'; reference: string } | { kind: 'declined'; reason: string }

/** Takes and returns money. Implemented by a payment company's client, or by the sandbox. */
export interface PaymentProvider {
  name: string
  /** No money moves: every page that uses it says so. */
  sandbox: boolean
  charge: (charge: Charge) => Promise<ChargeResult>
  refund: (reference: string) => Promise<void>
}
