import * as z from 'zod/mini'

// zod/mini: these schemas run in the browser too, where it is 11 KB and zod 27 to 92 KB (gzip).

/** Text that may be left out. */
export const optionalText = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`)), '')

/** @param message what to say when it is left out. */
export const requiredText = (message: string, max = 100) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `Please use at most ${max} characters.`))

export const postcodeField = z
  .string()
  .check(z.trim(), z.regex(/^\d{4}$/, 'Invalid postcode. Please enter a 4-digit number.'))

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.email('Please enter a valid email address.'),
    z.maxLength(200, 'Please use at most 200 characters.'),
  )

/** A checkbox: 'on' or absent in a posted form, 'on' or false in react-hook-form. */
export const checkboxField = z._default(z.catch(z.stringbool(), false), false)

/** Checkboxes of one name: their values; a posted form has a single one as text. */
export const checkboxesField = z.pipe(
  z.transform((value) => (Array.isArray(value) ? value : typeof value === 'string' ? [value] : [])),
  z.array(requiredText('Please choose one of the options.')).check(z.maxLength(20)),
)

const phoneDigits = (text: string): number => text.replace(/\D/g, '').length

/** Who sends a form (ENT-26, LEA-17, LEA-19, ERR-20); marketing only where the box was ticked (LAW-07). */
export const contactFields = {
  name: requiredText('Please enter your first name.'),
  last_name: optionalText(100),
  email: emailField,
  phone: z.string().check(
    z.trim(),
    z.maxLength(30, 'Please use at most 30 characters.'),
    z.refine(
      (text) => phoneDigits(text) >= 8 && phoneDigits(text) <= 15,
      'Please enter a phone number with 8 to 15 digits.',
    ),
  ),
  postcode: postcodeField,
  opt_in: checkboxField,
}

export const MESSAGE_REQUIRED = 'Please enter your comments.'
