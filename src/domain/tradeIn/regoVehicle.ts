import * as z from 'zod/mini'
import { STATES } from '../leads/tradeInChoices'

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** A registration without spaces and hyphens, as registers store it. */
const plate = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.toUpperCase().replace(/[\s-]/g, '') : value)),
  z.string().check(z.regex(/^[A-Z0-9]{1,10}$/, 'Please check the registration.')),
)

export const regoQuerySchema = z.object({
  rego: plate,
  state: z.enum(STATES, 'Please choose the state it is registered in.'),
})

export type RegoState = z.infer<typeof regoQuerySchema>['state']

/** What a registration says about the vehicle (LEA-32). Anything else in an answer, such as its owner, is dropped. */
export const regoVehicleSchema = z.object({
  make: text,
  model: text,
  year: z.int().check(z.gte(1900), z.lte(2100)),
})

export type RegoVehicle = z.infer<typeof regoVehicleSchema>
