import { z } from 'zod'

const text = z.string().trim().max(500).default('')

/** What an enquiry form sends (ENT-21). Who may be contacted is checked where the form is submitted (LEA-16, LEA-17). */
export const enquirySchema = z.object({
  name: text,
  last_name: text,
  email: text,
  phone: text,
  postcode: text,
  category: z.string().trim().max(200).default('General Enquiry'),
  subcategory: text,
  page_id: text,
  /**
   * The specification's default. A site's form sends the state of its checkbox (`settings.forms.optInDefault`, LAW-07).
   */
  opt_in: z.boolean().default(true),
  additional_services: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
  dealership_slug: text,
  message: z.string().trim().max(5000).default(''),
})

export type Enquiry = z.infer<typeof enquirySchema>

/** The chosen services of a form's options, in the form's order (ENT-21). */
export const checkedServices = (options: readonly { label: string; checked: boolean }[]): string[] =>
  options.filter(({ checked }) => checked).map(({ label }) => label)
