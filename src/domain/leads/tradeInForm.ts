import * as z from 'zod/mini'
import { contactFields, optionalText, requiredText } from './formFields'
import { CONDITIONS, STATES } from './tradeInChoices'

const YEAR = 'Please enter the year, such as 2019.'
const KILOMETRES = 'Please enter the kilometres in digits.'

/** A number as it is typed; '' is none. */
const typedNumber = (message: string) => z.pipe(requiredText(message, 20), z.coerce.number(message))

/** A car to sell or trade in, and the visitor's contact details, in the order of the form (RTE-04, RTE-05, TEN-12). */
export const tradeInFormSchema = z.object({
  rego: z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(12, 'Please check the registration.')), ''),
  rego_state: z.enum(STATES, 'Please choose the state it is registered in.'),
  make: requiredText('Please enter the make.'),
  model: requiredText('Please enter the model.'),
  year: typedNumber(YEAR).check(z.int(YEAR), z.gte(1950, 'Please enter a year from 1950.'), z.lte(2100, YEAR)),
  odometer_km: typedNumber(KILOMETRES).check(
    z.int('Please enter whole kilometres.'),
    z.gte(0, KILOMETRES),
    z.lte(2_000_000, 'Please check the kilometres.'),
  ),
  condition: z.enum(CONDITIONS, 'Please choose its condition.'),
  ...contactFields,
  message: optionalText(5000),
  /** The car it is traded for; '' when it is only sold. */
  car_id: z._default(z.union([z.literal(''), z.uuid('This form names no vehicle. Please reload the page.')]), ''),
})

export type TradeInForm = z.infer<typeof tradeInFormSchema>

/** The car in the words a salesperson reads first. */
export const tradeInMessage = ({
  year,
  make,
  model,
  odometer_km,
  condition,
  rego,
  rego_state,
  message,
}: TradeInForm): string =>
  [
    `${year} ${make} ${model}, ${odometer_km.toLocaleString('en-AU')} km, condition: ${condition}.`,
    rego ? `Registration ${rego} (${rego_state}).` : `Registered in ${rego_state}.`,
    message,
  ]
    .filter(Boolean)
    .join('\n')
