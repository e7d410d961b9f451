import { env } from '@/src/env'
import type { PaymentProvider } from './PaymentProvider'
import { sandboxPayments } from './sandboxPayments'

/**
 * Who takes deposits here; null: nobody, and no deposit can be taken online. The sandbox serves installations with demo
 * dealerships only, so that a live one can never take a reservation for money that was not paid.
 */
export const depositProvider = (): PaymentProvider | null => (env().SEED_DEMO ? sandboxPayments : null)
