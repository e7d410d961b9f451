/** What the checkout form shows (BUY-07). */
export type CheckoutState =
  | { kind: 'idle' }
  | { kind: 'invalid'; values: Record<string, string>; errors: Record<string, string> }
  | { kind: 'failed'; values: Record<string, string>; message: string }
  | { kind: 'reserved'; reference: string; sandbox: boolean }
