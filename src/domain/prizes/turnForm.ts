import * as z from 'zod/mini'
import { checkboxField, emailField, optionalText, requiredText } from '../leads/formFields'
import { australianStates } from '../locations/states'

/** `subcategory` of the lead of a turn. */
export const SPIN_SUBCATEGORY = 'Spin to Win'

/** What is agreed to before a turn; kept with it (LAW-07). */
export const TURN_TERMS = 'I am 18 or over, live in Australia and accept the terms and conditions of this promotion.'

/** The form of a turn (RTE-40). The address is asked for where the account has none; consent to marketing is its own box. */
export const turnFormSchema = z.object({
  wheel: z.uuid('This form names no promotion. Please reload the page.'),
  name: requiredText('Please enter your first name.'),
  last_name: optionalText(100),
  email: emailField,
  state: z.enum(australianStates, 'Please choose your state or territory.'),
  terms: checkboxField.check(z.refine((isTicked) => isTicked, 'Please accept the terms and conditions to spin.')),
  opt_in: checkboxField,
})

export type TurnForm = z.infer<typeof turnFormSchema>

export const turnStates = ['won', 'redeemed', 'cancelled', 'none'] as const
export type TurnState = (typeof turnStates)[number]

/** The state of a turn, as staff read it. */
export const turnLabels: Record<TurnState, string> = {
  won: 'Won, to be collected',
  redeemed: 'Collected',
  cancelled: 'Cancelled',
  none: 'No prize',
}
