import { z } from 'zod'

const phoneDigits = (text: string): number => text.replace(/\D/g, '').length

/** What the enquiry form on a vehicle page must hold before it is taken (LEA-17, LEA-19, LEA-07). */
export const enquiryFormSchema = z.object({
  name: z.string().trim().min(1, 'Please enter your first name.').max(100),
  last_name: z.string().trim().max(100).default(''),
  email: z.email('Please enter a valid email address.').max(200),
  phone: z
    .string()
    .trim()
    .max(30)
    .refine(
      (text) => phoneDigits(text) >= 8 && phoneDigits(text) <= 15,
      'Please enter a phone number with 8 to 15 digits.',
    ),
  postcode: z.string().regex(/^\d{4}$/, 'Invalid postcode. Please enter a 4-digit number.'),
  message: z.string().trim().min(1, 'Please enter your comments.').max(5000),
  opt_in: z.stringbool().catch(false).default(false),
  car_id: z.uuid(),
})

export type EnquiryForm = z.infer<typeof enquiryFormSchema>
export type EnquiryFormField = keyof EnquiryForm
