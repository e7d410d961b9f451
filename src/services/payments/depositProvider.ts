import type { PaymentProvider } from '@/src/domain/checkout/PaymentProvider'
import { env } from '@/src/env'
import { sandboxPayments } from './sandboxPayments'
import { stripePayments } from './stripePayments'

const stripe = (): PaymentProvider | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: url } = env()
  return secretKey ? stripePayments({ url, secretKey }) : null
}

/**
 * The provider of new deposits: Stripe where it is configured, else the sandbox; null when there is none, and no deposit can
 * be taken online. The sandbox is for installations with demo dealerships only, so that a live one never accepts a reservation
 * for money that was not paid.
 */
export const depositProvider = (): PaymentProvider | null => stripe() ?? (env().SEED_DEMO ? sandboxPayments : null)

/** The provider that a payment was begun with, which need not be today's; null: it is not configured any more. */
export const providerNamed = (name: string): PaymentProvider | null => {
  if (name === sandboxPayments.name) return sandboxPayments
  return name === 'stripe' ? stripe() : null
}
