import * as z from 'zod/mini'
import { checkboxField, isAdult, isDay, optionalText, requiredText } from '../leads/formFields'
import { australianStates } from '../locations/states'
import { hasLicenceForm } from './licence'

/** A drawn signature as an SVG path of whole numbers (`SIGNATURE_BOX`); '' for none. */
const drawnField = z._default(
  z
    .string()
    .check(z.maxLength(20_000), z.regex(/^([ML]\d{1,3} \d{1,3})*$/, 'Please clear the drawing and sign again.')),
  '',
)

const licenceFields = {
  licence_state: z._default(z.string(), ''),
  licence_number: optionalText(20),
  licence_card: optionalText(20),
  birth_date: z._default(z.string(), ''),
}

/** Fields of the licence with their messages, by the same name; checked where a dealership asks for the licence. */
const licenceRules: [
  keyof typeof licenceFields,
  string,
  (form: Record<keyof typeof licenceFields, string>) => boolean,
][] = [
  [
    'licence_state',
    'Please choose the state.',
    (form) => australianStates.some((state) => state === form.licence_state),
  ],
  [
    'licence_number',
    'Licences of this state have another form of number. Please compare it with the card.',
    (form) => hasLicenceForm(form.licence_state, 'number', form.licence_number),
  ],
  [
    'licence_card',
    'Licences of this state have another form of card number. Please compare it with the card.',
    (form) => hasLicenceForm(form.licence_state, 'card', form.licence_card),
  ],
  [
    'birth_date',
    'Please enter the date of birth on the licence.',
    (form) => /^(19|20)\d{2}-\d{2}-\d{2}$/.test(form.birth_date) && isDay(form.birth_date),
  ],
  ['birth_date', 'You have to be 18 or older to buy online.', (form) => isAdult(form.birth_date)],
]

/**
 * Signing an order: the reservation's key, the hash of the order that was shown, the typed name, the box, a drawing if there is
 * one, and the licence where the dealership asks for it (`checkout.licenceCheck`).
 */
export const orderFormSchemaFor = (asksLicence: boolean) =>
  z
    .object({
      key: z.string(),
      shown: z.string(),
      ...licenceFields,
      signature: requiredText('Please type your full name.'),
      drawn: drawnField,
      agreed: checkboxField.check(z.refine((isTicked) => isTicked, 'Please tick this box to sign the order.')),
    })
    .check(
      ...licenceRules.map(([field, message, holds]) =>
        z.refine<Record<keyof typeof licenceFields, string>>((form) => !asksLicence || holds(form), {
          path: [field],
          message,
          // Beside what else is missing, so that all is mended in one go.
          when: () => true,
        }),
      ),
    )

export type OrderForm = z.infer<ReturnType<typeof orderFormSchemaFor>>
