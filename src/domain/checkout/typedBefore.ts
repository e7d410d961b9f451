import * as z from 'zod/mini'
import { type CheckoutForm, typedMessage } from './checkoutForm'

/** What a lead keeps of a checkout. */
export interface CheckoutLead {
  category?: string | null
  name?: string | null
  last_name?: string | null
  email?: string | null
  phone?: string | null
  postcode?: string | null
  message?: string | null
  lead_attributes?: unknown
}

const choices = z.catch(z.object({ pay: z.string(), handover: z.string() }), { pay: '', handover: '' })

export const checkoutMode = ({ category }: CheckoutLead): CheckoutForm['mode'] =>
  category === 'Online Purchase' ? 'buy' : 'reserve'

/** What a shopper had typed into a checkout, for the form that is shown again. What was ticked is asked again. */
export const typedBefore = (lead: CheckoutLead): Record<string, string> => ({
  name: lead.name ?? '',
  last_name: lead.last_name ?? '',
  email: lead.email ?? '',
  phone: lead.phone ?? '',
  postcode: lead.postcode ?? '',
  message: typedMessage(checkoutMode(lead), lead.message ?? ''),
  ...choices.parse(lead.lead_attributes),
})
