import * as z from 'zod/mini'
import { asksForTerms } from './consentWords'

// zod/mini: these schemas also run in the browser, where it is 11 KB and zod 27 to 92 KB (gzip).

/** Optional text. */
export const optionalText = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`)), '')

/** @param message error when it is empty */
export const requiredText = (message: string, max = 100) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `Please use at most ${max} characters.`))

/** States' ranges: ACT 02, NT 08 and 09, all others 1000 to 9944 (the last in use). */
const isAustralian = (postcode: string): boolean =>
  /^0[289]/.test(postcode) || (/^[1-9]/.test(postcode) && postcode <= '9944')

/** Postcode of the visitor's home. */
const postcodeField = z.string().check(
  z.trim(),
  z.regex(/^\d{4}$/, 'Invalid postcode. Please enter a 4-digit number.'),
  z.refine(
    (postcode) => !/^\d{4}$/.test(postcode) || isAustralian(postcode),
    'There is no such postcode in Australia.',
  ),
)

const YEARS_AHEAD = 2

/** yyyy-mm-dd in the last time zone where the day begins: a day that is past there is past in all of Australia. */
export const today = (yearsAhead = 0): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth' }).format(new Date())
  return `${Number(day.slice(0, 4)) + yearsAhead}${day.slice(4)}`
}

/** Of age everywhere in Australia. */
const ADULT_YEARS = 18

/** Whether a person born on a day, yyyy-mm-dd, is of age today. */
export const isAdult = (birth: string): boolean => birth <= today(-ADULT_YEARS)

/** False for the 31st of February, which a browser's Date takes for March. */
export const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** As a datetime-local sends it, or with the offset of a time from the list of free ones. */
const EXACT_OR_LOCAL = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:00[+-]\d{2}:\d{2})?$/

/**
 * A preferred day, or day and time, as an input of that type sends it; '' when empty. Not in the past, not years ahead.
 *
 * @param message error when it is no date
 */
export const wishedDateField = (type: 'date' | 'datetime-local', message: string) => {
  const form = type === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : EXACT_OR_LOCAL
  const isGiven = (text: string): boolean => form.test(text) && isDay(text.slice(0, 10))
  return z._default(
    z.string().check(
      z.refine((text) => text === '' || isGiven(text), message),
      z.refine((text) => !isGiven(text) || text.slice(0, 10) >= today(), 'Please choose a date from today on.'),
      z.refine(
        (text) => !isGiven(text) || text.slice(0, 10) <= today(YEARS_AHEAD),
        `Please choose a date within ${YEARS_AHEAD} years.`,
      ),
    ),
    '',
  )
}

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.email('Please enter a valid email address.'),
    z.maxLength(200, 'Please use at most 200 characters.'),
  )

/** 'Test Drive Booking Date' (LEA-21): a time of the list, or yyyy-mm-ddThh:mm; '' when not given. */
export const testDriveAtField = wishedDateField('datetime-local', 'Please choose a date and time.')

/** A checkbox: 'on' or absent in a posted form, 'on' or false in react-hook-form. */
export const checkboxField = z._default(z.catch(z.stringbool(), false), false)

/** Values of checkboxes with one name; a posted form sends a single one as text. */
export const checkboxesField = z.pipe(
  z.transform((value) => (Array.isArray(value) ? value : typeof value === 'string' ? [value] : [])),
  z.array(requiredText('Please choose one of the options.')).check(z.maxLength(20)),
)

const phoneDigits = (text: string): number => text.replace(/\D/g, '').length

/**
 * The visitor's contact details (ENT-26, LEA-17, LEA-19, ERR-20); marketing consent only when the box is ticked
 * (LAW-07).
 */
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

/** How a dealership checks its forms (`settings.forms`). */
export interface FormChecks {
  messageRequired: boolean
  /** False: a form with mistakes is taken as it is, with a name and one way to answer (LEA-16). */
  enforceValidation: boolean
  /** The terms must be ticked (LEA-15). */
  requireTerms: boolean
  /** A line says so, which asks for the box as well (LEA-14). */
  showTermsNotice: boolean
}

const looseText = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')

/** Contact details where the dealership does not enforce its checks (LEA-16). */
const looseContactFields = {
  ...contactFields,
  email: looseText(200),
  phone: looseText(30),
  postcode: looseText(20),
}

/** The contact details as a dealership checks them (LEA-16, LEA-17). */
export const contactFieldsFor = ({ enforceValidation }: Pick<FormChecks, 'enforceValidation'>) =>
  enforceValidation ? contactFields : looseContactFields

/** Someone can be answered: an e-mail address or a phone number. */
export const answerable = z.refine<{ email: string; phone: string }>(
  ({ email, phone }) => email !== '' || phone !== '',
  { path: ['email'], message: 'Please enter an email address or a phone number.' },
)

export const TERMS_REQUIRED = '*You must agree to the terms of use before submitting.'

/** 'terms_conditions': ticked where the dealership requires it (LEA-14, LEA-15). */
export const termsField = (checks: Pick<FormChecks, 'requireTerms' | 'showTermsNotice'>) =>
  checkboxField.check(z.refine((isTicked) => isTicked || !asksForTerms(checks), TERMS_REQUIRED))

export const MESSAGE_REQUIRED = 'Please enter your comments.'
