/** A part of a payment that goes back; the same `key` returns it once. */
export interface RefundPart {
  cents: number
  key: string
}

/** What one payment is known by, with us and at the payment company. */
export interface PaymentKey {
  /** The reservation's id, or that of an attempt to pay an invoice: whatever is repeated with it is charged once. */
  key: string
  /** The dealership's own account at the payment company; null: the platform's. */
  account: string | null
  /** The payment company's name for it; null: none was recorded. */
  reference: string | null
}

/** A deposit or an invoice to take. */
export interface Charge {
  key: string
  account: string | null
  amountCents: number
  description: string
  email: string
  /** Where the shopper comes back to from a page of the payment company; `?left=1`: without having paid. */
  returnUrl: string
  /** When the car is free again; nothing may be paid much later. */
  payBy: Date
}

/** How far a payment is. */
export type PaymentState =
  | { kind: 'paid'; reference: string }
  /** Nothing was taken, and nothing will be. */
  | { kind: 'unpaid'; reason: string | null }
  /** The shopper is to pay at `payUrl`; null: the payment company is working on it. */
  | { kind: 'open'; reference: string; payUrl: string | null }
  | { kind: 'refunded'; reference: string }

/**
 * Takes and returns money. Implemented by a payment company's client, or by the sandbox. A call that throws leaves the
 * payment unknown: `find` says later what became of it.
 */
export interface PaymentProvider {
  /** Kept with each payment: it is settled by whom it was begun with. */
  name: string
  /** No money moves: every page that uses it says so. */
  sandbox: boolean
  start: (charge: Charge) => Promise<PaymentState>
  find: (payment: PaymentKey) => Promise<PaymentState>
  /** Makes sure that nothing can be paid any more, and answers what was paid until then. */
  close: (payment: PaymentKey) => Promise<PaymentState>
  /** Returns the whole payment, or a part of it, once however often it is called. */
  refund: (payment: PaymentKey, part?: RefundPart) => Promise<void>
}
