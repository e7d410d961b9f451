import * as z from 'zod/mini'
import { checkboxField, optionalText } from '../../leads/formFields'
import { australianStates } from '../../locations/states'

const FIRST_YEAR = 1900
const YEARS_AHEAD = 10

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** A day as an input of that type sends it, of the past too: what is overdue is due. */
const dayField = z._default(
  z.string().check(
    z.refine((text) => text === '' || isDay(text), 'Please choose a date.'),
    z.refine((text) => {
      const ahead = Number(text.slice(0, 4)) - new Date().getFullYear()
      return !isDay(text) || Math.abs(ahead) <= YEARS_AHEAD
    }, `Please choose a date within ${YEARS_AHEAD} years.`),
  ),
  '',
)

const wholeNumber = (from: number, to: number, message: string) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string().check(z.trim()),
        z.transform((text) => text.replaceAll(/[\s,]|km$/gi, '')),
      ),
      z
        .string()
        .check(
          z.refine(
            (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= from && Number(text) <= to),
            message,
          ),
        ),
    ),
    '',
  )

/**
 * The form of an own vehicle. Make and model may be left out with a registration and its state: they are looked up then.
 * `id` names the vehicle that is changed; '' adds one.
 */
export const ownVehicleSchema = z
  .object({
    id: z._default(z.union([z.literal(''), z.uuid()]), ''),
    rego: z._default(
      z.pipe(
        z.transform((value) => String(value).toUpperCase().replaceAll(/[\s-]/g, '')),
        z.string().check(z.regex(/^[A-Z0-9]{0,10}$/, 'Please check the registration.')),
      ),
      '',
    ),
    state: z._default(z.union([z.literal(''), z.enum(australianStates)]), ''),
    make: optionalText(60),
    model: optionalText(60),
    year: wholeNumber(FIRST_YEAR, 2100, 'Please enter a year, such as 2021.'),
    odometer: wholeNumber(0, 2_000_000, 'Please enter kilometres, such as 41,000.'),
    rego_due: dayField,
    service_due: dayField,
    reminded: checkboxField,
  })
  .check(
    z.refine(({ make, model, rego, state }) => (make !== '' && model !== '') || (rego !== '' && state !== ''), {
      path: ['make'],
      message: 'Please enter make and model, or the registration with its state: we look them up then.',
    }),
    z.refine(({ reminded, rego_due, service_due }) => !reminded || rego_due !== '' || service_due !== '', {
      path: ['rego_due'],
      message: 'Please give a date to be reminded of.',
    }),
  )

export type OwnVehicleForm = z.infer<typeof ownVehicleSchema>
