import * as z from 'zod/mini'
import { emailField, requiredText } from '../leads/formFields'
import type { DepositState } from './depositWords'

const LEAST_DOLLARS = 1
const MOST_DOLLARS = 100_000

/** Dollars with at most two decimals, within what is taken online. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= LEAST_DOLLARS &&
  value <= MOST_DOLLARS &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** A reference as it is stored and compared: 'inv 204-18' and 'INV204-18' are one. */
export const plainReference = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** What finds an invoice: all three must be its own. */
export const findRequestSchema = z.object({
  reference: requiredText('Please enter the reference on your invoice.', 40),
  last_name: requiredText('Please enter the last name on the invoice.'),
  email: emailField,
})

export type FindRequest = z.infer<typeof findRequestSchema>

/** The page of an invoice sends its own key. */
export const payRequestSchema = z.object({ key: z.string().check(z.maxLength(100)) })

/** The same answer whether the reference is unknown or the name is another's. */
export const NO_REQUEST =
  'We found no open invoice with this reference, last name and e-mail address. Please check all three as they are on your invoice, or call us.'

interface RefundWish {
  /** Dollars. */
  amount: number
  refunded: number
  /** In all. */
  wanted: number
  payment: DepositState
}

/** Why this much cannot be given back; null: it can. */
export const refundProblem = ({ amount, refunded, wanted, payment }: RefundWish): string | null => {
  if (payment === 'refund_due') return 'The last refund is still on its way. Please try again in a minute.'
  if (payment !== 'paid') return 'Nothing was paid, or all of it was given back.'
  if (Math.abs(wanted * 100 - Math.round(wanted * 100)) > 1e-6) return 'Dollars and cents, such as 89.50.'
  if (wanted > amount) return 'It cannot be more than was paid.'
  return wanted <= refunded ? 'It must be more than was given back already.' : null
}

interface PaidState {
  state: 'open' | 'paid' | 'cancelled'
  deposit: DepositState
  refundedCents: number
}

/** The state of an invoice, in a word or two. */
export const requestBadge = ({ state, deposit, refundedCents }: PaidState) => {
  if (deposit === 'refunded') return { label: 'Refunded', tone: 'neutral' as const }
  if (state === 'paid') return { label: refundedCents > 0 ? 'Part refunded' : 'Paid', tone: 'success' as const }
  if (state === 'cancelled') return { label: 'Withdrawn', tone: 'neutral' as const }
  return { label: deposit === 'pending' ? 'Being paid' : 'To be paid', tone: 'warning' as const }
}

/** Words of the page by the state of the payment. */
export const requestWords = (
  state: 'open' | 'paid' | 'cancelled',
  payment: DepositState,
): { title: string; text: string } => {
  if (payment === 'refunded')
    return { title: 'Refunded', text: 'The whole amount goes back to the card you paid with, within a few days.' }
  if (state === 'paid')
    return { title: 'Thank you, it is paid', text: 'Your receipt is on its way to your e-mail address.' }
  if (state === 'cancelled')
    return { title: 'This invoice was withdrawn', text: 'It cannot be paid online any more. Please call us.' }
  if (payment === 'pending')
    return {
      title: 'We are checking your payment',
      text: 'Please do not pay again: reload this page in a moment, or call us.',
    }
  return { title: 'Review and pay', text: 'Please check that this is what you want to pay.' }
}
