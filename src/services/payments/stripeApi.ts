import { z } from 'zod'

/** Version of the API this client was written for; Stripe keeps answering in it. */
const API_VERSION = '2024-06-20'
const TIMEOUT_MS = 15_000

export interface StripeAccount {
  /** Of the API: https://api.stripe.com. */
  url: string
  secretKey: string
}

interface StripeCall {
  method: 'GET' | 'POST'
  path: string
  form?: Record<string, string>
  /** Calls with the same key are carried out once. */
  idempotencyKey?: string
  /** A connected account (acct_…), on whose behalf the call is made. */
  account: string | null
}

/** Why Stripe did not do what it was asked for: its code or the HTTP status, and nothing of what it was sent. */
export class PaymentError extends Error {
  override name = 'PaymentError'
  constructor(
    readonly code: string,
    /** Null: there was no answer. */
    readonly status: number | null,
  ) {
    super(`The payment company refused or did not answer (${code}).`)
  }
}

const refused = z.object({ error: z.object({ type: z.string(), code: z.string().optional() }) })

/** One call of Stripe's API: a form, answered in JSON. @throws PaymentError */
export const callStripe = async ({ url, secretKey }: StripeAccount, call: StripeCall): Promise<unknown> => {
  const { method, path, form, idempotencyKey, account } = call
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': API_VERSION,
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(account ? { 'stripe-account': account } : {}),
    },
    ...(form ? { body: new URLSearchParams(form) } : {}),
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!response) throw new PaymentError('no answer', null)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const { data } = refused.safeParse(answer)
  throw new PaymentError(data?.error.code ?? data?.error.type ?? String(response.status), response.status)
}
