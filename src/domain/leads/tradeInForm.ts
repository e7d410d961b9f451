import * as z from 'zod/mini'
import { conditionQuestions, type ConditionKey } from '../tradeIn/conditionQuestions'
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

/** A number as it is typed; '' is none. */
const typedNumber = (message: string) => z.pipe(requiredText(message, 20), z.coerce.number(message))

/** Step 1: which car it is. */
const vehicleFields = {
  rego: z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(12, 'Please check the registration.')), ''),
  rego_state: z.enum(STATES, 'Please choose the state it is registered in.'),
  make: requiredText('Please enter the make.'),
  model: requiredText('Please enter the model.'),
  year: typedNumber(YEAR).check(z.int(YEAR), z.gte(1950, 'Please enter a year from 1950.'), z.lte(2100, YEAR)),
}

/** Step 2: what state it is in. */
const conditionFields = {
  odometer_km: typedNumber(KILOMETRES).check(
    z.int('Please enter whole kilometres.'),
    z.gte(0, KILOMETRES),
    z.lte(2_000_000, 'Please check the kilometres.'),
  ),
  condition: z.enum(CONDITIONS, 'Please choose its condition.'),
  service_history: optionalAnswer('service_history'),
  tyres: optionalAnswer('tyres'),
  accidents: optionalAnswer('accidents'),
  keys: optionalAnswer('keys'),
  owing: optionalAnswer('owing'),
}

/** A car to sell or trade in, and the visitor's contact details, in the order of the form (RTE-04, RTE-05, TEN-12). */
export const tradeInFormSchema = z.object({
  ...vehicleFields,
  ...conditionFields,
  ...contactFields,
  message: optionalText(5000),
  /** The car it is traded for; '' when it is only sold. */
  car_id: z._default(z.union([z.literal(''), z.uuid('This form names no vehicle. Please reload the page.')]), ''),
})

export type TradeInForm = z.infer<typeof tradeInFormSchema>

/** What a range is reckoned from before the form is sent: the car, and the answers given so far (LEA-31). */
export const tradeInRangeSchema = z.object({
  make: vehicleFields.make,
  model: vehicleFields.model,
  year: vehicleFields.year,
  ...conditionFields,
  condition: optionalAnswer('condition'),
})

/** What each step validates before the next (LEA-26); the last one the whole form. */
export const tradeInStepSchemas = [z.object(vehicleFields), z.object(conditionFields), tradeInFormSchema] as const

/** The answers of the condition step that were given (LEA-31). */
export const adjustmentAnswersOf = (form: Record<ConditionKey, string>): Partial<Record<ConditionKey, string>> => {
  const { condition, service_history, tyres, accidents, keys, owing } = form
  const all = { condition, service_history, tyres, accidents, keys, owing }
  return Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== ''))
}

/** The car in the words a salesperson reads first. */
export const tradeInMessage = (form: TradeInForm): string => {
  const { year, make, model, odometer_km, condition, rego, rego_state, message } = form
  const { condition: _, ...others } = conditionQuestions
  const answers = Object.entries(others).flatMap(([key, { label }]) => {
    const answer = Object.entries(adjustmentAnswersOf(form)).find(([name]) => name === key)?.[1]
    return answer ? [`${label}: ${answer}.`] : []
  })
  return [
    `${year} ${make} ${model}, ${odometer_km.toLocaleString('en-AU')} km, condition: ${condition}.`,
    rego ? `Registration ${rego} (${rego_state}).` : `Registered in ${rego_state}.`,
    answers.join(' '),
    message,
  ]
    .filter(Boolean)
    .join('\n')
}
