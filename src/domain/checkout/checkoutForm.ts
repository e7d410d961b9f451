import { z } from 'zod'
import { enquiryFormSchema } from '../leads/enquiryForm'
import { HANDOVERS, PAY_WAYS } from './purchaseChoices'

/** What reserving or buying a car online asks (BUY-07); buying says how the rest is paid and how the car is handed over. */
export const checkoutFormSchema = enquiryFormSchema.extend({
  mode: z.enum(['reserve', 'buy']).default('reserve'),
  message: z.string().trim().max(2000).default(''),
  pay: z.enum(['transfer', 'finance', 'pickup']).default('transfer'),
  handover: z.enum(['pickup', 'delivery']).default('pickup'),
  has_trade_in: z.stringbool().catch(false).default(false),
  accepted: z
    .stringbool('Please confirm that you have read this.')
    .refine((value) => value, 'Please confirm that you have read this.'),
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
