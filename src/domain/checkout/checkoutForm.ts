import * as z from 'zod/mini'
import { checkboxesField, checkboxField, contactFields, optionalText } from '../leads/formFields'
import { type AddOn, addOnWords } from './addOns'
import { HANDOVERS, PAY_WAYS } from './purchaseChoices'

/** The form for reserving or buying a car online (BUY-07); buying also asks for the payment and the handover. */
export const checkoutFormSchema = z.object({
  mode: z._default(z.enum(['reserve', 'buy']), 'reserve'),
  ...contactFields,
  pay: z._default(z.enum(['transfer', 'finance', 'pickup']), 'transfer'),
  handover: z._default(z.enum(['pickup', 'delivery']), 'pickup'),
  /** Extras, each in the words of `addOnWords`. */
  add_ons: checkboxesField,
  has_trade_in: checkboxField,
  message: optionalText(2000),
  accepted: checkboxField.check(z.refine((value) => value, 'Please confirm that you have read this.')),
  car_id: z.uuid('This form names no vehicle. Please reload the page.'),
  /** The price the page showed, in dollars; '' where it showed none. */
  price: optionalText(20),
  /** SHA-256 of what the page said of the deposit and of cooling off; '' names none. */
  terms: optionalText(64),
})

export type CheckoutForm = z.infer<typeof checkoutFormSchema>

/** The order in the words staff read first. */
export const checkoutMessage = (form: CheckoutForm, deposit: string, addOns: readonly AddOn[]): string =>
  [
    form.mode === 'buy' ? `Buying online. ${deposit}` : `Reserving online. ${deposit}`,
    ...(form.mode === 'buy'
      ? [
          `Balance: ${PAY_WAYS[form.pay]}.`,
          `Handover: ${HANDOVERS[form.handover]}.`,
          addOns.length > 0 ? `Extras: ${addOns.map(addOnWords).join('; ')}.` : 'No extras.',
          form.has_trade_in ? 'Has a car to trade in.' : 'No trade-in.',
        ]
      : []),
    form.message,
  ]
    .filter(Boolean)
    .join('\n')

/** Lines that `checkoutMessage` writes before what was typed. */
const WRITTEN_LINES = { reserve: 1, buy: 5 }

/** What the shopper had typed into a checkout's message. */
export const typedMessage = (mode: CheckoutForm['mode'], message: string): string =>
  message.split('\n').slice(WRITTEN_LINES[mode]).join('\n')
