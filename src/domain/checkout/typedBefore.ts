import * as z from 'zod/mini'
import { addOnWords } from './addOns'
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
  erased_at?: string | null
}

const choices = z.catch(z.object({ pay: z.string(), handover: z.string() }), { pay: '', handover: '' })

const purchase = z.object({
  pay: z.catch(z.enum(['transfer', 'finance', 'pickup']), 'transfer'),
  handover: z.catch(z.enum(['pickup', 'delivery']), 'pickup'),
  has_trade_in: z.catch(z.boolean(), false),
  add_ons: z.catch(z.array(z.object({ name: z.string(), price: z.number() })), []),
})

/** How a buyer wants to pay and take over the car, as chosen at the checkout. */
export const purchaseOf = ({ lead_attributes }: CheckoutLead): z.infer<typeof purchase> =>
  purchase.parse(typeof lead_attributes === 'object' && lead_attributes !== null ? lead_attributes : {})

export const checkoutMode = ({ category }: CheckoutLead): CheckoutForm['mode'] =>
  category === 'Online Purchase' ? 'buy' : 'reserve'

/** What a shopper had typed into a checkout, for the form that is shown again. What was ticked is asked again. */
export const typedBefore = (lead: CheckoutLead): Record<string, string | string[]> => ({
  name: lead.name ?? '',
  last_name: lead.last_name ?? '',
  email: lead.email ?? '',
  phone: lead.phone ?? '',
  postcode: lead.postcode ?? '',
  message: typedMessage(checkoutMode(lead), lead.message ?? ''),
  add_ons: purchaseOf(lead).add_ons.map(addOnWords),
  ...choices.parse(lead.lead_attributes),
})
