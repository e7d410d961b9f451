import * as z from 'zod/mini'
import { checkboxField, contactFields, optionalText } from '../leads/formFields'
import { HANDOVERS, PAY_WAYS } from './purchaseChoices'

/** The form for reserving or buying a car online (BUY-07); buying also asks for the payment and the handover. */
export const checkoutFormSchema = z.object({
  mode: z._default(z.enum(['reserve', 'buy']), 'reserve'),
  ...contactFields,
  pay: z._default(z.enum(['transfer', 'finance', 'pickup']), 'transfer'),
  handover: z._default(z.enum(['pickup', 'delivery']), 'pickup'),
  has_trade_in: checkboxField,
  message: optionalText(2000),
  accepted: checkboxField.check(z.refine((value) => value, 'Please confirm that you have read this.')),
  car_id: z.uuid('This form names no vehicle. Please reload the page.'),
})

export type CheckoutForm = z.infer<typeof checkoutFormSchema>

/** The order in the words staff read first. */
export const checkoutMessage = (form: CheckoutForm, deposit: string): string =>
  [
    form.mode === 'buy' ? `Buying online. ${deposit}` : `Reserved online. ${deposit}`,
    ...(form.mode === 'buy'
      ? [
          `Balance: ${PAY_WAYS[form.pay]}.`,
          `Handover: ${HANDOVERS[form.handover]}.`,
          form.has_trade_in ? 'Has a car to trade in.' : 'No trade-in.',
        ]
      : []),
    form.message,
  ]
    .filter(Boolean)
    .join('\n')
