import { z } from 'zod'
import { enquiryFormSchema } from './enquiryForm'
import { CONDITIONS, STATES } from './tradeInChoices'

const given = (message: string) => z.string().trim().min(1, message).max(100)

/** A car someone wants to sell or trade in, and who they are (RTE-04, RTE-05, TEN-12). */
export const tradeInFormSchema = enquiryFormSchema.extend({
  rego: z.string().trim().toUpperCase().max(12).default(''),
  rego_state: z.enum(STATES, 'Please choose the state it is registered in.'),
  make: given('Please enter the make.'),
  model: given('Please enter the model.'),
  year: z.coerce
    .number('Please enter the year, such as 2019.')
    .int('Please enter the year, such as 2019.')
    .min(1950, 'Please enter a year from 1950.')
    .max(2100, 'Please enter the year, such as 2019.'),
  odometer_km: z.coerce
    .number('Please enter the kilometres in digits.')
    .int('Please enter whole kilometres.')
    .min(0, 'Please enter the kilometres in digits.')
    .max(2_000_000, 'Please check the kilometres.'),
  condition: z.enum(CONDITIONS, 'Please choose its condition.'),
  message: z.string().trim().max(5000).default(''),
  /** The car it is traded for; '' when it is only sold. */
  car_id: z.union([z.uuid(), z.literal('')]).default(''),
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
