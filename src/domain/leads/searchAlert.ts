import * as z from 'zod/mini'
import { emailField, optionalText } from './formFields'
import { searchAlertConsent } from './consentWords'

/** How an alert is filed: a sales enquiry of its own kind (ENT-21, LEA-39). */
export const searchAlertKind = { category: 'Sales Enquiry', subcategory: 'Stock Alert' } as const

/** A request to be notified of a car that matches a search (ALRT-07): the e-mail address, and the search. */
export const searchAlertSchema = z.object({
  email: emailField,
  path: z.string().check(z.maxLength(300), z.regex(/^\/search(\/[\w/-]*)?$/)),
  /** The search's filters as the flat style of the address has them. */
  search: z._default(z.string().check(z.maxLength(4000)), ''),
  /** The same in words, for staff. */
  words: optionalText(1000),
})

export type SearchAlert = z.infer<typeof searchAlertSchema>

/** Who agreed to what, when and how (LAW-07). */
export interface AlertConsent {
  who: string
  when: string
  how: string
  text: string
}

export const alertConsent = ({ email }: Pick<SearchAlert, 'email'>, now: Date): AlertConsent => ({
  who: email,
  when: now.toISOString(),
  how: 'Alert form of the website',
  text: searchAlertConsent,
})
