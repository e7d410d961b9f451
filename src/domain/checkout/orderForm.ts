import * as z from 'zod/mini'
import { checkboxField, requiredText } from '../leads/formFields'

/** Signing an order: the reservation's key, the hash of the order that was shown, the typed name and the box. */
export const orderFormSchema = z.object({
  key: z.string(),
  shown: z.string(),
  signature: requiredText('Please type your full name.'),
  agreed: checkboxField.check(z.refine((isTicked) => isTicked, 'Please tick this box to sign the order.')),
})

/** Beside the box; kept with the signature (LAW-07). */
export const ORDER_CONSENT = 'I have read this order and its terms, and agree to buy the vehicle on them.'
