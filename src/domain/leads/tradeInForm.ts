import * as z from 'zod/mini'
import { isRecord } from '../isRecord'
import { conditionQuestions, type ConditionKey } from '../tradeIn/conditionQuestions'
import { measureOf, measureWords, vehicleKinds } from '../tradeIn/vehicleKinds'
import { contactFields, optionalText, requiredText } from './formFields'
import { CONDITIONS, STATES } from './tradeInChoices'

/** One of a question's answers; '' is open. */
const optionalAnswer = (key: ConditionKey) =>
  z._default(
    z
      .string()
      .check(
        z.refine(
          (answer) => answer === '' || Object.hasOwn(conditionQuestions[key].percent, answer),
          `Please choose one of the answers about ${conditionQuestions[key].label.toLowerCase()}.`,
        ),
      ),
    '',
  )

const YEAR = 'Please enter the year, such as 2019.'
const KILOMETRES = 'Please enter the kilometres in digits.'
const LENGTH = 'Please enter the length in metres, such as 6.4.'
const HOURS = 'Please enter the hours in digits.'
const MISSING = { odometer_km: KILOMETRES, length_m: LENGTH, hours: HOURS }

/** A number as it is typed; '' is none. */
const typedNumber = (message: string) => z.pipe(requiredText(message, 20), z.coerce.number(message))

/** The same, null where it was left open: which of them is asked depends on the kind of vehicle. */
const openNumber = (message: string, number: z.ZodMiniNumber<number>) =>
  z.pipe(
    z.pipe(
      z._default(z.string().check(z.trim(), z.maxLength(20, message)), ''),
      z.transform((text) => (text === '' ? null : Number(text))),
    ),
    z.nullable(number),
  )

const kilometres = z
  .number(KILOMETRES)
  .check(
    z.int('Please enter whole kilometres.'),
    z.gte(0, KILOMETRES),
    z.lte(2_000_000, 'Please check the kilometres.'),
  )

const KINDS = vehicleKinds.map(({ value }) => value)

/** Step 1: which car it is. */
const vehicleFields = {
  vehicle_kind: z._default(z.enum(KINDS, 'Please choose the kind of vehicle.'), 'car'),
  rego: z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(12, 'Please check the registration.')), ''),
  rego_state: z.enum(STATES, 'Please choose the state it is registered in.'),
  make: requiredText('Please enter the make.'),
  model: requiredText('Please enter the model.'),
  year: typedNumber(YEAR).check(z.int(YEAR), z.gte(1950, 'Please enter a year from 1950.'), z.lte(2100, YEAR)),
}

/** Step 2: what state it is in. */
const conditionFields = {
  odometer_km: openNumber(KILOMETRES, kilometres),
  length_m: openNumber(LENGTH, z.number(LENGTH).check(z.gte(1, LENGTH), z.lte(30, LENGTH))),
  hours: openNumber(HOURS, z.number(HOURS).check(z.gte(0, HOURS), z.lte(200_000, HOURS))),
  condition: z.enum(CONDITIONS, 'Please choose its condition.'),
  service_history: optionalAnswer('service_history'),
  tyres: optionalAnswer('tyres'),
  accidents: optionalAnswer('accidents'),
  keys: optionalAnswer('keys'),
  owing: optionalAnswer('owing'),
}

/** The measure that the kind of vehicle is asked is there; said with the other errors, not after them. */
const hasMeasure = Object.entries(MISSING).map(([measure, error]) =>
  z.refine((form) => !isRecord(form) || measureOf(form.vehicle_kind) !== measure || (form[measure] ?? null) !== null, {
    path: [measure],
    error,
    when: () => true,
  }),
)

/** A car to sell or trade in, and the visitor's contact details, in the order of the form (RTE-04, RTE-05, TEN-12). */
export const tradeInFormSchema = z
  .object({
    ...vehicleFields,
    ...conditionFields,
    ...contactFields,
    message: optionalText(5000),
    /** The car it is traded for; '' when it is only sold. */
    car_id: z._default(z.union([z.literal(''), z.uuid('This form names no vehicle. Please reload the page.')]), ''),
  })
  .check(...hasMeasure)

export type TradeInForm = z.infer<typeof tradeInFormSchema>

/** What a range is reckoned from before the form is sent: the car, and the answers given so far (LEA-31). */
export const tradeInRangeSchema = z.object({
  make: vehicleFields.make,
  model: vehicleFields.model,
  year: vehicleFields.year,
  ...conditionFields,
  odometer_km: z.pipe(typedNumber(KILOMETRES), kilometres),
  condition: optionalAnswer('condition'),
})

/** What each step validates before the next (LEA-26); the last one the whole form. */
export const tradeInStepSchemas = [
  z.object(vehicleFields),
  z.object({ vehicle_kind: vehicleFields.vehicle_kind, ...conditionFields }).check(...hasMeasure),
  tradeInFormSchema,
] as const

/** The answers of the condition step that were given (LEA-31). */
export const adjustmentAnswersOf = (form: Record<ConditionKey, string>): Partial<Record<ConditionKey, string>> => {
  const { condition, service_history, tyres, accidents, keys, owing } = form
  const all = { condition, service_history, tyres, accidents, keys, owing }
  return Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== ''))
}

/** The car in the words a salesperson reads first. */
export const tradeInMessage = (form: TradeInForm): string => {
  const { year, make, model, condition, rego, rego_state, message } = form
  const { condition: _, ...others } = conditionQuestions
  const answers = Object.entries(others).flatMap(([key, { label }]) => {
    const answer = Object.entries(adjustmentAnswersOf(form)).find(([name]) => name === key)?.[1]
    return answer ? [`${label}: ${answer}.`] : []
  })
  return [
    [`${year} ${make} ${model}`, measureWords(form), `condition: ${condition}.`].filter(Boolean).join(', '),
    rego ? `Registration ${rego} (${rego_state}).` : `Registered in ${rego_state}.`,
    answers.join(' '),
    message,
  ]
    .filter(Boolean)
    .join('\n')
}
