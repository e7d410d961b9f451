import * as z from 'zod/mini'
import { signInAddress } from './signInAddress'

export const CODE_DIGITS = 6
/** How long a code can be used, in minutes. */
export const CODE_MINUTES = 10
/** Wrong codes until a new one must be asked for. */
export const CODE_TRIES = 5
/** Codes one address is sent within an hour. */
export const CODES_PER_HOUR = 5
/** Seconds until another code may be asked for, as the page counts them. */
export const RESEND_SECONDS = 30

/** The first step: where the code goes (WAT-15). */
export const addressSchema = z.object({
  address: z.string().check(
    z.trim(),
    z.minLength(1, 'Please enter your mobile number or email.'),
    z.refine(
      (text) => text === '' || signInAddress(text) !== null,
      'Please enter an Australian mobile number such as 0412 345 678, or an email address.',
    ),
  ),
})

/** The second step: the code, with or without spaces. */
export const codeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, 'Please enter the 6 digits of the code.')),
  ),
})
