import { z } from 'zod'
import { searchAlertConsent } from './searchAlertConsent'

/** How an alert is filed: a sales enquiry of its own kind (ENT-21, LEA-39). */
export const searchAlertKind = { category: 'Sales Enquiry', subcategory: 'Stock Alert' } as const

/** Word wanted when a car comes that fits a search (ALRT-07): the address to write to, and the search. */
export const searchAlertSchema = z.object({
  email: z.email('Please enter a valid email address.').max(200),
  path: z
    .string()
    .max(300)
    .regex(/^\/search(\/[\w/-]*)?$/),
  /** The search's filters as the flat style of the address has them. */
  search: z.string().max(4000).default(''),
  /** The same in words, for staff. */
  words: z.string().trim().max(1000).default(''),
})

export type SearchAlert = z.infer<typeof searchAlertSchema>

/** Who agreed to what, when and how (LAW-07). */
export const alertConsent = ({ email }: Pick<SearchAlert, 'email'>, now: Date) => ({
  who: email,
  when: now.toISOString(),
  how: 'Form below a search without results',
  text: searchAlertConsent,
})
